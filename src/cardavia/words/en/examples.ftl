# Labels of the fields of the books' worked examples, where the page lists them.

example-yes = yes
example-no = no
example-nothing = none
