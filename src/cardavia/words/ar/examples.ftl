# Labels of the fields of the books' worked examples, where the page lists them.

example-yes = نعم
example-no = لا
example-nothing = لا شيء
