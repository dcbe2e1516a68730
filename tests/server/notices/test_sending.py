"""The ways themselves, with real parts at the other end."""

import asyncio
import base64
import json
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from wellspent.server.notices.hooks import HookSender, form_of
from wellspent.server.notices.mail import MailSender, MailSettingsError
from wellspent.server.notices.mail import mail_server as read_mail_server
from wellspent.server.notices.message import Item, Message, NotSent
from wellspent.server.notices.posting import Poster, is_web_address
from wellspent.server.notices.push import PushSender

from .receiving import Browser, listener, mail_server

LINK = "https://play.example.org/t/abc123"
ONE = Message(
    "It is your turn.",
    (Item("turn", "abc123", "It is your turn: CV with Bruno.", LINK),),
    "https://play.example.org/peace/w1",
    "Enough? One click:",
)
BOTH = Message(
    "2 lives are waiting for you",
    (*ONE.items, Item("end", "def456", "The game is over: CV.", LINK)),
    ONE.peace,
    ONE.peace_text,
)
NEAR = Poster(may_go_near=True)


def test_a_letter_says_everything_in_plain_text_and_how_to_end_it() -> None:
    with mail_server() as (box, address):
        asyncio.run(MailSender(read_mail_server(address)).send("ines@example.org", BOTH))

    (letter,) = box.letters
    text = letter.get_content()
    assert (letter["To"], letter["Subject"]) == ("ines@example.org", "2 lives are waiting for you")
    assert "It is your turn: CV with Bruno." in text
    assert "The game is over: CV." in text
    assert text.count(LINK) == 2
    assert "https://play.example.org/peace/w1" in text
    assert letter["List-Unsubscribe"] == "<https://play.example.org/api/notices/peace/w1>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"


def test_an_address_that_does_not_exist_is_known_to_be_gone() -> None:
    with mail_server() as (_, address), pytest.raises(NotSent) as refused:
        asyncio.run(MailSender(read_mail_server(address)).send("nobody@example.org", ONE))

    assert refused.value.is_gone
    assert str(refused.value) == "SMTP 550"


def test_a_mail_server_that_is_not_there_may_come_back() -> None:
    with mail_server() as (_, address):
        pass
    with pytest.raises(NotSent) as refused:
        asyncio.run(MailSender(read_mail_server(address)).send("ines@example.org", ONE))

    assert not refused.value.is_gone


@pytest.mark.parametrize(
    ("address", "is_one"),
    [
        ("ines@example.org", True),
        ("ines+table@mail.example.org", True),
        ("ines", False),
        ("ines@localhost", False),
        ("a@b.c\nBcc: d@e.f", False),
        ("a@b.c, d@e.f", False),
        ("Ines <ines@example.org>", False),
    ],
)
def test_an_address_is_one_address_and_nothing_else(address: str, is_one: bool) -> None:
    sender = MailSender(read_mail_server("smtp://localhost?from=table@example.org"))

    assert sender.is_address(address) == is_one


@pytest.mark.parametrize("address", ["", "mail.example.org", "smtp://mail.example.org", "http://x?from=a@b.c"])
def test_mail_settings_that_say_too_little_are_refused(address: str) -> None:
    with pytest.raises(MailSettingsError):
        read_mail_server(address)


def test_mail_settings_have_user_password_and_port() -> None:
    found = read_mail_server("smtps://ines:se%40cret@mail.example.org?from=table@example.org")

    assert (found.host, found.port, found.user, found.password) == ("mail.example.org", 465, "ines", "se@cret")


def test_a_push_arrives_encrypted_for_the_browser_and_signed_by_the_server() -> None:
    with listener() as service:
        browser = Browser(f"{service.address}/push/1")
        sender = PushSender(NEAR, "secret", "mailto:table@example.org")
        assert sender.is_address(browser.subscription)
        asyncio.run(sender.send(browser.subscription, ONE))

    (received,) = service.received
    # Two letters would be there by chance, now and then.
    assert b"It is your turn" not in received.body
    assert browser.read(received) == {
        "title": "It is your turn.",
        "items": [{"table": "abc123", "text": "It is your turn: CV with Bruno.", "link": "/t/abc123"}],
        "lang": "en",
        "peace": "/peace/w1",
        "peace_text": "",
    }
    assert received.headers["content-encoding"] == "aes128gcm"
    assert int(received.headers["ttl"]) > 0
    assert _is_signed(received.headers["authorization"], sender.public_key, service.address)


def _is_signed(authorization: str, public_key: str, audience: str) -> bool:
    """Whether a push service would believe who sends."""
    kind, _, fields = authorization.partition(" ")
    found = dict(part.strip().split("=", 1) for part in fields.split(","))
    head, claims, signature = found["t"].split(".")
    claimed = json.loads(_bytes(claims))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(found["k"]))
    raw = _bytes(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return kind == "vapid" and found["k"] == public_key and claimed["aud"] == audience


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_key_of_a_server_stays_the_same() -> None:
    one, other = (PushSender(NEAR, secret, "mailto:a@b.c").public_key for secret in ("one", "other"))

    assert one == PushSender(NEAR, "one", "mailto:a@b.c").public_key
    assert one != other


@pytest.mark.parametrize("address", ["", "{}", "nonsense", '{"endpoint":"x","keys":{"p256dh":"AA","auth":"AA"}}'])
def test_what_is_no_browser_is_refused(address: str) -> None:
    assert not PushSender(NEAR, "secret", "mailto:a@b.c").is_address(address)


@pytest.mark.parametrize(("status", "is_gone"), [(410, True), (404, True), (500, False), (429, False), (302, False)])
def test_a_browser_that_is_gone_is_told_from_one_that_cannot_now(status: int, is_gone: bool) -> None:
    with listener() as service:
        service.answers.append(status)
        browser = Browser(f"{service.address}/push")
        with pytest.raises(NotSent) as refused:
            asyncio.run(PushSender(NEAR, "secret", "mailto:a@b.c").send(browser.subscription, ONE))

    assert refused.value.is_gone == is_gone
    assert str(refused.value) == f"HTTP {status}"


def test_a_webhook_gets_json() -> None:
    with listener() as receiver:
        asyncio.run(HookSender(NEAR).send(f"{receiver.address}/hooks/kitchen?x=1", BOTH))

    (received,) = receiver.received
    assert received.path == "/hooks/kitchen?x=1"
    assert received.json["text"] == "It is your turn: CV with Bruno.\nThe game is over: CV."
    assert [(item["kind"], item["table"]) for item in received.json["items"]] == [("turn", "abc123"), ("end", "def456")]
    assert received.json["peace"] == ONE.peace


def test_discord_and_slack_get_what_they_understand() -> None:
    loud = Message("t", (Item("turn", "x", "It is your turn, @everyone <!channel>", LINK),))
    calm = replace(loud, peace="https://play.example.org/peace/w", peace_button="Leave me in peace")

    discord = form_of("https://discord.com/api/webhooks/1/abc", loud)
    slack = form_of("https://hooks.slack.com/services/T/B/x", loud)

    assert discord == {"content": f"It is your turn, @everyone <!channel> {LINK}", "allowed_mentions": {"parse": []}}
    assert slack == {"text": f"It is your turn, @everyone &lt;!channel&gt; {LINK}"}
    last = "\nLeave me in peace: https://play.example.org/peace/w"
    assert form_of("https://discord.com/api/webhooks/1/abc", calm)["content"].endswith(last)
    assert form_of("https://hooks.slack.com/services/T/B/x", calm)["text"].endswith(last)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"],
)
def test_nothing_is_sent_into_the_private_network(host: str) -> None:
    with pytest.raises(NotSent, match="private network"):
        asyncio.run(Poster().post(f"http://{host}:9/x", b"{}", {}))


def test_answers_that_lead_elsewhere_are_not_followed() -> None:
    with listener() as receiver:
        receiver.answers.append(307)
        with pytest.raises(NotSent, match="HTTP 307"):
            asyncio.run(HookSender(NEAR).send(f"{receiver.address}/a", ONE))

    assert len(receiver.received) == 1


@pytest.mark.parametrize(
    ("address", "is_one"),
    [
        ("https://example.org/x", True),
        ("http://example.org", True),
        ("ftp://example.org", False),
        ("x", False),
        ("https://", False),
    ],
)
def test_a_webhook_is_a_web_address(address: str, is_one: bool) -> None:
    assert is_web_address(address) == is_one
