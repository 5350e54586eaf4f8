# Os rótulos dos campos dos exemplos, onde a página os lista.

example-yes = sim
example-no = não
example-nothing = nada
