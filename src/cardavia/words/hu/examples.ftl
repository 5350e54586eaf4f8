# Labels of the fields of the books' worked examples, where the page lists them.

example-yes = igen
example-no = nem
example-nothing = semmi
