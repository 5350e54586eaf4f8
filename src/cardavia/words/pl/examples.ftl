# Podpisy pól w przykładach z książek, tam gdzie strona je wymienia.

example-yes = tak
example-no = nie
example-nothing = brak
