# Los ajustes: lo que se elige una vez y se vuelve a encontrar.

settings = Ajustes
settings-all = Todos los ajustes
look-title = Aspecto de la mesa
look-felt = Tapete
    .low = Oscuro
    .high = Claro
look-contrast = Contraste
    .low = Suave
    .high = Fuerte
look-grain = Textura
    .low = Lisa
    .high = Rugosa
look-warmth = Color de la luz
    .low = Fría
    .high = Cálida
look-lamp = Lámpara
look-dusk = Atardecer
look-noon = Mediodía
look-faded = Desteñido
look-presets = Aspectos ya preparados
look-set = Aplicar
look-reset = Volver al aspecto inicial
paper-evening = Papel de noche
language-title = Idioma
settings-save = Guardar estos ajustes
settings-kept = Tus ajustes están guardados.
settings-reading = Lectura
settings-large = Índices más grandes
    .note = Números y letras mayores en las esquinas de las cartas.
settings-four-colour = Palos en cuatro colores
    .note = Los diamantes en azul, los tréboles en verde.
settings-still = Cartas quietas
    .note = Las cartas cambian de sitio sin moverse a la vista.
settings-playing = Juego
settings-one-click = Jugar con un solo toque
    .note = Una carta permitida se juega en cuanto la tocas.
settings-lit = Señalar las cartas permitidas
    .note = Se iluminan cuando te toca.
settings-last-cards = Jugar por mí las últimas cartas obligadas
    .note = Cuando ya no hay elección, tus cartas se juegan solas.
settings-left-handed = Abanico para zurdos
    .note = Las cartas se montan en el otro sentido.
settings-sound = Sonidos
    .note = Un leve roce de cartas y un tono suave cuando te toca.
settings-bots = Bots
    .note = Para las mesas que abras a partir de ahora.
# $place: de 1 a 3, después de ti en el orden de juego
settings-level = { $place ->
    [1] Quien juega después de ti
    [2] Quien está enfrente de ti
   *[3] Quien juega antes de ti
 }
