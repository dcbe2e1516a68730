"""E-mail, by the SMTP server that the owner names."""

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from .message import Message, NotSent

PATIENCE: Final = 30.0
MOST: Final = 254
ADDRESS: Final = re.compile(r"[^\s@<>\",;:()\[\]\\]+@[^\s@<>\",;:()\[\]\\.]+(\.[^\s@<>\",;:()\[\]\\.]+)+")
# Refusals that another try will not change.
FOR_GOOD: Final = range(500, 600)


class MailSettingsError(Exception):
    """An address of a mail server that says too little."""


@dataclass(frozen=True)
class MailServer:
    host: str
    port: int
    user: str
    password: str
    sender: str
    # From the first word on, as soon as the other end can, or never.
    is_safe: bool


def mail_server(address: str) -> MailServer:
    """`smtp://user:password@mail.example.org:587?from=table@example.org`; `smtps` speaks TLS from the first word on."""
    parts = urlsplit(address)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not ADDRESS.fullmatch(sender):
        raise MailSettingsError("--mail is smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps://…")
    is_safe = parts.scheme == "smtps"
    port = parts.port or (465 if is_safe else 587)
    return MailServer(
        parts.hostname, port, unquote(parts.username or ""), unquote(parts.password or ""), sender, is_safe
    )


class MailSender:
    can_withdraw = False

    def __init__(self, server: MailServer) -> None:
        self.server: Final = server

    def is_address(self, address: str) -> bool:
        return len(address) <= MOST and address.isascii() and ADDRESS.fullmatch(address) is not None

    async def send(self, address: str, message: Message) -> None:
        await asyncio.to_thread(self._send, letter(self.server.sender, address, message), address)

    def _send(self, mail: EmailMessage, address: str) -> None:
        try:
            with self._line() as line:
                if self.server.user:
                    line.login(self.server.user, self.server.password)
                line.send_message(mail, self.server.sender, [address])
        except smtplib.SMTPRecipientsRefused as error:
            code, _ = next(iter(error.recipients.values()))
            raise NotSent(f"SMTP {code}", code in FOR_GOOD) from error
        except smtplib.SMTPResponseException as error:
            raise NotSent(f"SMTP {error.smtp_code}") from error
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(type(error).__name__) from error

    def _line(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.server.is_safe:
            return smtplib.SMTP_SSL(self.server.host, self.server.port, timeout=PATIENCE, context=context)
        line = smtplib.SMTP(self.server.host, self.server.port, timeout=PATIENCE)
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
        return line


def letter(sender: str, address: str, message: Message) -> EmailMessage:
    """Plain text, with one link for each thing and one to be left in peace."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = f"Wellspent <{sender}>", address, " ".join(message.title.split())
    mail["Date"], mail["Message-ID"] = formatdate(usegmt=True), make_msgid("wellspent", sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    lines = [f"{item.text}\n{item.link}" for item in message.items]
    if message.peace:
        # RFC 8058: a mail program may offer the one click by itself.
        mail["List-Unsubscribe"] = f"<{message.peace.replace('/peace/', '/api/notices/peace/')}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        lines.append(f"-- \n{message.peace_text}\n{message.peace}")
    mail.set_content("\n\n".join(lines) + "\n")
    return mail
