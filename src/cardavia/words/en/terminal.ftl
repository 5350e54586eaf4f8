# The command line: its help, its errors, and the game at the terminal.

## Help. No percent signs here: the library that sets the help reads them as its own.

command = Play and learn the great old card games of Europe.
    .more = “cardavia COMMAND --help” tells more of a command.
    .version = Say which version this is.
    .commands = Commands
command-referee = Judge records of deals: replay each, and say what became of it.
    .description = Reads records of deals, one JSON object a line, replays each from its hands and actions, and writes one line of JSON for each line that is not empty: the outcome, or who is to act, or the first action that breaks a rule, or what is wrong with the record.
    .status = Exit status: 0 when every line is ok and nothing differs, 1 when some line is not or differs, 2 when the input cannot be read.
    .file = The file to read. Without it, or with -, standard input is read.
command-deal = Deal the cards of a seed, let bots play them, and print what happened.
    .description = Deals the cards that a seed gives, lets bots play them, and prints the deal as a transcript, or as a record that the referee reads.
    .game = The game.
    .seed = Any text: the same seed gives the same cards for ever. Without it a seed is drawn.
    .players = Who plays all four seats.
    .dealer = The seat that deals, from 0 to 3. Without it the dealer is drawn from the seed.
    .record = Print the record of the deal, one line of JSON, instead of a transcript.
command-rules = Print the rules of a game, or one clause of them.
    .description = Prints the book of a game, one of its chapters, or one clause. Without a game it lists the games.
    .game = The game.
    .id = A clause (tarot.play.overtrump) or a chapter (tarot.play). The game’s own prefix may be left out.
    .language = The language to speak.
command-serve = Serve the table in the browser. This is what “cardavia” alone does.
    .description = Serves the table to browsers until stopped, prints its address and opens the browser where there is one.
    .host = The address to listen at; 0.0.0.0 lets other machines in.
    .port = The port to listen at; 0 takes any free one.
    .workers = How many server processes share the work. More than one need PostgreSQL.
    .bot-workers = How many processes of each server think for the bots.
    .database = Where the tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, the environment’s CARDAVIA_DATABASE, else a file of your own.
    .origin = A further address of this house, such as https://cards.example, when another server stands in front of it. May be given more than once.
    .rate = How many requests a minute everybody may make.
    .no-browser = Do not open the browser.
command-serve-open = The table is open at { $address }
command-serve-address-taken = something else listens at { $fact } already: stop it, or choose another port with --port.
command-serve-workers-need-postgresql = { $fact } server processes need PostgreSQL: give its address with --database, or use one process.

command-art = Print the card faces.
    .description = Prints the faces of a deck into a folder, each with its gzip beside and a manifest, or a whole deck on one sheet to look at.
    .what = Build the faces, or draw a sheet.
    .deck = The deck. Without it every deck is built, and the sheet shows the first.
    .output = The folder to build into, or the file of the sheet: .svg, or .png with the extra “cardavia[art]”. Without it, a cache folder of yours, or standard output.
    .letters = The index letters of the courts from the jack up, in a row: JCQK.
    .suits = Two colours or four for the French suits.
    .contrast = The inks of every day, or stark ones.
command-play = Play against three bots.
    .description = Plays a game with you in one seat and bots in the other three.
    .terminal = Play here at the terminal.
    .game = The game.
    .seed = Any text: the same seed gives the same cards. Without it a seed is drawn.
    .level = How well the bots play.
    .seat = Your seat, from 0 to 3 in the order of play.
    .language = The language to speak.

command-arena = Let two players meet on the same cards, and measure their difference.
    .description = Plays the same cards twice, every seat being held once by either player, and prints as JSON what A scores more than B for each seat and deal, how sure that is, how long they thought, and the contracts they took and made. A player who meets itself comes out exactly even.
    .player = A player; “oracle” sees every card.
    .game = The game.
    .deals = How many deals to play, each of them twice.
    .matches = How many whole matches to play instead.
    .seed = Any text: the same seed gives the same cards and the same result. Without it a seed is drawn.
    .jobs = How many processes share the work. The result does not depend on it.
    .budget = In how many worlds this player thinks. Without it, as its level does.
    .output = The file for the result, instead of standard output. Beside it a journal is kept on the way.
    .resume = Go on with a run that was stopped, from its journal.
command-arena-difference = { $first } scores { $mean } more a seat than { $second }, between { $low } and { $high } as good as surely, and won { $won } of all sittings. Boards played: { $number }.
command-solve = Print what every card is worth at some point of a record.
    .description = Replays a record so far and prints what every card that may be played is worth if all four go on perfectly with open cards. Exact values are quick to find near the end of a deal, and take ever longer before.
    .file = The file with the record on its first line, or - for standard input.
    .at = After how many of its actions.
    .nodes = How many positions may be looked at before it is given up.
command-solve-seat = { SEAT($seat, form: "start") } is to play. This is what each card scores for that seat, if all four go on perfectly with open cards:
command-solve-side = { SEAT($seat, form: "start") } is to play. This is what each card scores for that side, less the score of the other, if all four go on perfectly with open cards:
command-solve-card = { $card }: { SIGNED($points) }
command-warm = Compile the engines ahead.
    .description = Compiles the engines of the games and keeps them in a folder of yours, so that nobody waits for them later.
    .game = The game. Without it, all of them.
command-warm-done = Ready after { $seconds } seconds. What was compiled is kept in { $name }
command-bench = Measure how fast everything is on this machine.
    .description = Measures for a few minutes, and prints one table: random deals and cards played in a second, exact values by tricks left, the decisions of each level, and the time from a cold and from a warm start. Two figures with a stroke between them are the median and the 95th percentile.
    .games = The games. Without any, all of them.
    .peers = Run OpenSpiel and RLCard beside it, where they are installed, and print the ratios.
command-bench-deals = Random deals in a second, thousands
command-bench-cards = Cards played in them in a second, millions
command-bench-solver = Exact value with { $left } tricks left, milliseconds
command-bench-decision = A decision of { $level }, milliseconds
command-bench-cold = Cold start, everything to compile, seconds
command-bench-warm = Warm start, seconds
command-bench-driven = Times as fast as { $name } driven from Python ({ $rate } million decisions a second)
command-bench-dealt = Times as fast as { $name } driven from Python, dealt beforehand ({ $rate } million a second)
command-bench-rollouts = Times as fast as { $name } in rollouts of its own, dealt beforehand ({ $rate } million a second)
command-bench-missing = { $name } is not installed: pip install { $package }

## Errors
## $letters: what was given;
## $name: a file; $reason: what the system says; $id: what was asked for; $near: ids like it

command-error = cardavia: { $reason }
command-cannot-read = { $name } cannot be read: { $reason }. Name a file with one record a line, or - for standard input.
command-no-input = standard input is closed. Name a file with one record a line.
command-no-text = { $name } is no Unicode text. Write it in UTF-8.
command-unknown-clause = the book has no clause or chapter { $id }. Print the whole book to see its ids.
command-unknown-clause-near = the book has no clause or chapter { $id }. Did you mean { NAME($near, join: "or") }?
command-cannot-write = { $name } cannot be written: { $reason }. Name another place with --output.
command-no-painter = painting pixels needs one more package: install “cardavia[art]”, or name an .svg file.
command-letters = { $letters } are no index letters. Give a letter from A to Z for each court of the deck, from the jack up.
command-say-terminal = say where to play: “cardavia play --terminal” here, or “cardavia” alone in the browser.
command-solve-no-record = { $name } holds no record on its first line: { $reason }
command-solve-so-far = this record has { $number } actions: give --at a number from 0 to that.
command-solve-illegal = action { $number } of this record (“{ $word }”) breaks { $id }: only what comes before it can be solved.
command-solve-no-card = after { $number } actions nobody is to play a card: give --at a number at which somebody is.
command-solve-too-long = no exact value was found in { $number } positions. Give more with --nodes, or ask nearer to the end of the deal.
command-bench-unknown = there is no game { $id }: there are { NAME($near) }.
command-no-number = { $name } is no whole number from 1.
command-arena-begun = this run was stopped before its end, and its journal is { $name }. Go on with --resume, or remove that file.
command-arena-other-terms = { $name } is the journal of another run: other players, cards or code. Name another file with --output, or remove it.
command-arena-resume-what = say which run goes on: give its --seed and its --output.

## A transcript
## $game: its name; $seed: the seed of the deal; $dealer: a seat; $seat: a seat; $cards: cards; $codes: their codes

transcript-title = { $game }, dealt from the seed “{ $seed }”
transcript-hand = { SEAT($seat, form: "start") }: { $codes }
transcript-talon = Not dealt: { $codes }
transcript-scores = Scores
transcript-score = { SEAT($seat, form: "start") }: { SIGNED($points) }

## At the terminal
## $game: its name; $number: of the deal in the match; $commitment, $seed, $salt: hexadecimal digits

terminal-welcome = { $game }. Type the number of a choice or the code of a card; “?” shows how, “q” quits.
terminal-seed = The seed of this match: { $seed }
terminal-deal = Deal { $number }
terminal-promise = The cards are fixed. Their seal: { $commitment }
terminal-opened = The seal is opened: seed { $seed }, salt { $salt }
terminal-trick = On the table: { $cards }
terminal-card-by = { SEAT($seat, form: "label") }: { $card }
terminal-hand = Your hand: { $cards }
terminal-choices = You may:
terminal-choice = { $number }  { $choice }
terminal-choice-card = { $number }  { $choice } [{ $code }]
terminal-choice-pick = { $number }  { $verb }: { $size ->
    [one] { $size } card
   *[other] { $size } cards
 } of { $codes }
terminal-prompt = Your choice:{ " " }
terminal-prompt-cards = { $size ->
    [one] The code of { $size } card
   *[other] The codes of { $size } cards
 }, or nothing for { $codes }:{ " " }
terminal-help = Type the number of a choice, the code of a card ({ $code }), or a word as records write it (“{ $word }”). “q” quits.
terminal-not-understood = “{ $text }” is no choice, no card and no word of this game. Type “?” to see how to choose.
terminal-clause = The rule: { $rule } (cardavia rules { $game } { $rule })
terminal-totals = Totals after deal { $number }: { $totals }
terminal-total = { SEAT($seat, form: "label") } { $points }
terminal-match-over = The match is over.
terminal-match-drawn = It is a draw.
terminal-match-won = Won by: { $seats }
terminal-next-deal = Enter for the next deal, “q” to quit:{ " " }
terminal-restart = Enter for a new match, “q” to quit:{ " " }
terminal-goodbye = Goodbye.
