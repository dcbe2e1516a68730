"""The post office of a server: the ways that its owner and its libraries allow."""

from wellspent.server.hub import Hub
from wellspent.server.settings import DEFAULT_PORT, Settings
from wellspent.server.sqlstore import SqlStore

from .hooks import HookSender
from .mail import MailSender, mail_server
from .message import Sender
from .post import PostOffice
from .posting import Poster

NOBODY = "mailto:nobody@localhost"


def open_office(hub: Hub, store: SqlStore, settings: Settings) -> PostOffice:
    """Raises MailSettingsError."""
    poster = Poster(settings.near_hooks)
    senders: dict[str, Sender] = {"hook": HookSender(poster)}
    contact = NOBODY
    if settings.mail:
        server = mail_server(settings.mail)
        senders["mail"] = MailSender(server)
        contact = f"mailto:{server.sender}"
    push_key = ""
    try:
        from .push import PushSender

        push = PushSender(poster, store.secret, contact)
        senders["push"], push_key = push, push.public_key
    except ImportError:
        # The libraries for it are an extra.
        pass
    office = PostOffice(hub, store, senders, settings.address or f"http://localhost:{DEFAULT_PORT}", push_key)
    hub.herald = office
    return office
