# As configurações: o que se escolhe uma vez e se encontra de novo.

settings = Configurações
settings-all = Todas as configurações
look-title = Aparência da mesa
look-felt = Feltro
    .low = Escuro
    .high = Claro
look-contrast = Contraste
    .low = Suave
    .high = Forte
look-grain = Granulação
    .low = Lisa
    .high = Áspera
look-warmth = Cor da luz
    .low = Fria
    .high = Quente
look-lamp = Lampião
look-dusk = Entardecer
look-noon = Meio-dia
look-faded = Desbotado
look-presets = Aparências prontas
look-set = Aplicar
look-reset = Voltar à aparência inicial
paper-evening = Papel da noite
language-title = Idioma
settings-save = Salvar estas configurações
settings-kept = Suas configurações estão salvas.
settings-reading = Leitura
settings-large = Índices maiores
    .note = Números e letras maiores nos cantos das cartas.
settings-four-colour = Naipes em quatro cores
    .note = Ouros em azul, paus em verde.
settings-still = Cartas paradas
    .note = As cartas trocam de lugar sem deslizar.
settings-playing = Jogo
settings-one-click = Jogar com um só toque
    .note = A carta permitida é jogada assim que você toca nela.
settings-lit = Mostrar as cartas permitidas
    .note = Elas se iluminam na sua vez.
settings-last-cards = Jogar por mim as últimas cartas obrigatórias
    .note = Quando não há mais escolha, suas cartas são jogadas por você.
settings-left-handed = Leque para canhotos
    .note = As cartas se sobrepõem no sentido contrário.
settings-sound = Sons
    .note = Um leve roçar de cartas, e um tom suave na sua vez.
settings-bots = Bots
    .note = Para as mesas que você abrir a partir de agora.
# $place: de 1 a 3, depois de você na ordem de jogo
settings-level = { $place ->
    [1] Quem joga depois de você
    [2] Quem está à sua frente
   *[3] Quem joga antes de você
 }
