"""The slip under the hand: one question, at most one filled button, and why a thing may not be done."""

from dataclasses import replace

from cardavia.rules import Action, Pick, PlayCard
from cardavia.web.pages.hand import chosen, keys, picked
from cardavia.web.pages.question import Advice, Button, Picking, Slip, SlipKind, Strip
from cardavia.web.pages.sight import Occupant, Offer
from cardavia.web.pages.teller import Teller
from cardavia.web.pages.told import Text
from cardavia.web.pages.whys import shown, whys
from cardavia.words.log import name_action


def slip(teller: Teller) -> Slip:
    """Return the slip for this seat."""
    if teller.sight.sheet is not None:
        return _over(teller)
    if teller.sight.claim is not None:
        return _claim(teller)
    asked = _asked(teller)
    return _while_away(teller, asked) if _is_away(teller) else asked


def _asked(teller: Teller) -> Slip:
    choices = teller.sight.choices
    if not choices.actions and not choices.picks:
        return _waiting(teller)
    pick = picked(teller)
    if pick is not None:
        return _picking(teller, pick)
    if any(isinstance(action, PlayCard) for action in choices.actions):
        return _card(teller)
    return _words(teller)


def _is_away(teller: Teller) -> bool:
    seat = teller.sight.seat
    return seat is not None and teller.sight.sitters[seat].occupant is Occupant.AWAY


def _while_away(teller: Teller, asked: Slip) -> Slip:
    """Return the slip of somebody for whom a bot plays: the way back stands beside what is asked."""
    back = Button(_address(teller, "/here"), teller.say("act-here"))
    return replace(asked, notice=teller.say("notice-away"), buttons=(back, *asked.buttons))


def note(teller: Teller) -> Text:
    """Return the last thing that happened, as the log tells it."""
    told = (teller.tell(event) for event in reversed(teller.sight.events))
    return next((text for text in told if text), ())


def _address(teller: Teller, path: str = "") -> str:
    return f"/tables/{teller.sight.table}{path}"


def _card(teller: Teller) -> Slip:
    playable = tuple(action.card for action in teller.sight.choices.actions if isinstance(action, PlayCard))
    sort = teller.frame.preferences.sort
    every = len(playable) == len(teller.view.hand)
    key = "ask-lead" if not teller.view.trick else "ask-play-any" if every else "ask-play"
    return Slip(
        kind=SlipKind.CARD,
        action=_address(teller, "/act"),
        seen=teller.sight.seen,
        label=teller.say("slip-label"),
        seal=teller.say("seal-turn"),
        note=note(teller),
        ask=teller.say("ask-play-only", card=playable[0]) if len(playable) == 1 else teller.say(key),
        notice=_notice(teller),
        act=teller.say("act-chosen"),
        wait=teller.say("act-choose"),
        allowed=tuple(teller.token(card) for card in teller.face.lie(playable, sort)),
        whys=whys(teller),
        shown=shown(teller),
        buttons=_extras(teller),
        hint=_hint(teller),
        advice=_advice(teller),
    )


def _picking(teller: Teller, pick: Pick) -> Slip:
    key = f"ask-{teller.speaker.prefix}-{pick.verb}-cards"
    count = len(chosen(teller, pick))
    by_hand = teller.sight.pick is not None
    return Slip(
        kind=SlipKind.PICK,
        action=_address(teller, "/act"),
        seen=teller.sight.seen,
        label=teller.say("slip-label"),
        seal=teller.say("seal-turn"),
        note=note(teller),
        ask=teller.say(key, size=pick.size),
        detail=_attribute(teller, f"{key}.detail", size=pick.size),
        clause=teller.clause(teller.face.rule(pick.verb)),
        notice=_notice(teller),
        act=teller.say("act-pick-chosen"),
        whys=whys(teller),
        shown=shown(teller),
        picking=Picking(
            verb=pick.verb,
            size=pick.size,
            count=count,
            due=tuple(card.code for card in pick.must),
            acts=tuple(teller.say("act-pick", count=n, size=pick.size) for n in range(len(pick.cards) + 1)),
            back=_address(teller) if by_hand else None,
        ),
        hint=_hint(teller),
        advice=_advice(teller),
    )


def _words(teller: Teller) -> Slip:
    choices = teller.sight.choices
    verb = _verb(teller.sight.game.word(choices.actions[0]) if choices.actions else choices.picks[0].verb)
    key = f"ask-{teller.speaker.prefix}-{verb}"
    facts = teller.face.asked(teller.view, verb)
    return Slip(
        kind=SlipKind.WORDS,
        action=_address(teller, "/act"),
        seen=teller.sight.seen,
        label=teller.say("slip-label"),
        seal=teller.say("seal-turn"),
        note=note(teller),
        ask=teller.say(key, **facts),
        detail=_attribute(teller, f"{key}.detail", **facts),
        clause=teller.clause(teller.face.rule(verb)),
        notice=_notice(teller),
        act=teller.say("act-answer"),
        wait=teller.say("act-choose-answer"),
        whys=whys(teller),
        shown=shown(teller),
        strips=_strips(teller),
        hint=_hint(teller),
        advice=_advice(teller),
    )


def _strips(teller: Teller) -> tuple[Strip, ...]:
    choices = teller.sight.choices
    open_words = {teller.sight.game.word(action): action for action in choices.actions}
    # Of what is put together from cards, single cards are refused in the hand, and are no answers.
    verbs = {_verb(word) for word in open_words} - {pick.verb for pick in choices.picks}
    closed = {
        word: teller.sight.game.read(word)
        for word in teller.sight.refusals
        if word not in open_words and _verb(word) in verbs
    }
    order = teller.face.order(tuple(open_words) + tuple(closed))
    known: dict[str, Action] = open_words | closed
    sent = teller.sight.refused.word if teller.sight.refused else None
    strips = [_strip(teller, word, known[word], closed=word in closed, checked=word == sent) for word in order]
    return (*strips, *(_pick_strip(teller, place, pick) for place, pick in enumerate(choices.picks)))


def _strip(teller: Teller, word: str, action: Action, *, closed: bool, checked: bool) -> Strip:
    key = f"choice-{teller.speaker.prefix}-{word.replace(' ', '-')}"
    title = name_action(teller.speaker, action)
    why = keys(teller).get(word) if closed else None
    detail = teller.say("choice-closed") if why else _attribute(teller, key)
    mark = _attribute(teller, f"{key}.mark")
    shown = tuple(teller.token(card) for card in teller.face.shown_by(teller.view, word))
    act = _attribute(teller, f"{key}.act") or title
    return Strip(word, title, mark, detail, act, checked, closed, shown, is_plain=bool(shown))


def _pick_strip(teller: Teller, place: int, pick: Pick) -> Strip:
    key = f"choice-{teller.speaker.prefix}-{pick.verb}-{pick.size}"
    title = teller.say(key)
    free = len(pick.cards) > pick.size
    return Strip(
        word=pick.word(pick.proposed),
        title=title,
        mark=_attribute(teller, f"{key}.mark"),
        detail=None,
        act=_attribute(teller, f"{key}.act") or title,
        cards=tuple(teller.token(card) for card in pick.proposed),
        by_hand=_address(teller, f"?pick={place}") if free else None,
    )


def _waiting(teller: Teller) -> Slip:
    turn = teller.view.turn
    ask = teller.say("ask-wait-all") if turn is None else teller.say("ask-wait", seat=turn)
    again = _address(teller, f"?again={teller.sight.again + 1}#slip")
    return Slip(
        kind=SlipKind.WAIT,
        action=_address(teller, "/act"),
        seen=teller.sight.seen,
        label=teller.say("slip-label-wait"),
        seal=None,
        note=note(teller),
        ask=ask,
        notice=_notice(teller),
        whys=whys(teller),
        shown=shown(teller),
        buttons=_extras(teller),
        refresh=again,
    )


def _claim(teller: Teller) -> Slip:
    claim = teller.sight.claim
    if claim is None:
        raise ValueError("there is no claim to answer")
    buttons = (
        Button(_address(teller, "/consent"), teller.say("act-consent"), is_main=True, answer="yes"),
        Button(_address(teller, "/consent"), teller.say("act-play-on"), answer="no"),
    )
    return Slip(
        kind=SlipKind.CLAIM,
        action=_address(teller, "/consent"),
        seen=teller.sight.seen,
        label=teller.say("slip-label-claim"),
        seal=teller.say("seal-claim") if claim.asked else None,
        note=note(teller),
        ask=teller.say("ask-claim", seat=claim.by),
        detail=teller.say("ask-claim.detail" if claim.asked else "ask-claim.waiting"),
        buttons=buttons if claim.asked else (),
        refresh=None if claim.asked else _address(teller, f"?again={teller.sight.again + 1}#slip"),
    )


def _over(teller: Teller) -> Slip:
    sheet = teller.sight.sheet
    if sheet is None:
        raise ValueError("this deal is not over")
    void = sheet.outcome.get("void")
    ask = teller.say(f"void-{teller.speaker.prefix}-{void}") if void else teller.say("ask-over")
    again = Button(_address(teller, "/next"), teller.say("act-deal-again"), is_main=True)
    return Slip(
        kind=SlipKind.OVER,
        action=_address(teller, "/score"),
        seen=teller.sight.seen,
        label=teller.say("slip-label-over"),
        seal=teller.say("seal-void") if void else None,
        note=() if void else note(teller),
        ask=ask,
        detail=teller.say("ask-void" if void else "ask-over.detail"),
        clause=teller.clause(teller.face.void_rule(str(void))) if void else None,
        act="" if void else teller.say("act-score"),
        buttons=(again,) if teller.sight.host and void else (),
        refresh=None if teller.sight.host else _address(teller, f"?again={teller.sight.again + 1}#slip"),
    )


def _extras(teller: Teller) -> tuple[Button, ...]:
    offered = {Offer.FORCED: ("/forced", "act-forced"), Offer.CLAIM: ("/claim", "act-claim")}
    return tuple(
        Button(_address(teller, path), teller.say(key))
        for offer, (path, key) in offered.items()
        if offer in teller.sight.offers
    )


def _hint(teller: Teller) -> str | None:
    asked = Offer.HINT in teller.sight.offers and teller.sight.hint is None
    return _address(teller, "?hint=1#slip") if asked else None


def _advice(teller: Teller) -> tuple[Advice, ...]:
    hint = teller.sight.hint
    if hint is None:
        return ()
    return tuple(_weighed(teller, given.word, given.expected, given.reason) for given in hint.candidates)


def _weighed(teller: Teller, word: str, expected: float | None, reason: str | None) -> Advice:
    action = teller.sight.game.read(word)
    cards = tuple(teller.sight.game.deck[code] for code in word.split(" ")[1:] if code in teller.sight.game.deck)
    score = None if expected is None else teller.speaker.figures.expected(expected)
    why = teller.say(reason) if reason and teller.speaker.knows(reason) else None
    return Advice(tuple(teller.token(card) for card in cards), name_action(teller.speaker, action), score, why)


def _notice(teller: Teller) -> str | None:
    return None if teller.sight.answer is None else teller.say(f"notice-{teller.sight.answer}")


def _verb(word: str) -> str:
    return word.split(" ", maxsplit=1)[0]


def _attribute(teller: Teller, key: str, **facts: object) -> str | None:
    return teller.say(key, **facts) if teller.speaker.knows(key) else None
