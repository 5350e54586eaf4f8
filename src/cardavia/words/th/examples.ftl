# Labels of the fields of the books' worked examples, where the page lists them.

example-yes = ใช่
example-no = ไม่ใช่
example-nothing = ไม่มี
