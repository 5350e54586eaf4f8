# Los rótulos de los campos de los ejemplos, donde la página los enumera.

example-yes = sí
example-no = no
example-nothing = nada
