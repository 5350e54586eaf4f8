# Labels of the fields of the books' worked examples, where the page lists them.

example-yes = có
example-no = không
example-nothing = không có
