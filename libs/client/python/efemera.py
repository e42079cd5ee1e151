"""Throwaway e-mail addresses for tests: make one, sign up with it, wait for the code.

The client of an Efêmera server for Python 3.9 or newer, in one file that needs nothing but the standard library. Each
server hands out the file of its own version at ``/efemera.py``. With pytest, ``pytest_plugins = ["efemera"]`` in
``conftest.py`` adds the fixture ``inbox``.
"""

from __future__ import annotations

import contextlib
import email.utils
import http.client
import inspect
import ipaddress
import json
import math
import os
import re
import socket
import threading
import time
import unicodedata
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass, field, fields
from datetime import timezone
from types import TracebackType
from typing import Any, Callable, Iterator, Literal, Optional, Pattern, Union

__all__ = ["Attachment", "EfemeraError", "Inbox", "JoinLink", "Mail", "WaitTimeout", "create_inbox", "open_inbox"]

_DEFAULT_URL = "http://localhost:3000"
_DEFAULT_TIMEOUT = 20.0
#: Default time of ``expect_none``: mail that a test causes comes sooner.
_DEFAULT_SILENCE = 5.0
#: Length of one long-poll: proxies cut off a connection that is silent for a minute.
_LONGEST_POLL = 25.0
#: How long a connection may stay silent before it counts as dead. In a wait, this counts from the end of the time that the
#: server may wait.
_SILENCE = 10.0
#: How long calls other than waits are repeated; the first failure is followed by one more try however late it comes.
_PATIENCE = 5.0
#: How long the last calls of a wait are repeated, when its time is up or nearly so.
_LAST_PATIENCE = 1.0
#: How long the server may send nothing during one of these last calls.
_LAST_SILENCE = 4.0
#: How long a listed mail may stay unchecked: the server looks up its sender for five seconds at most, and may have other
#: mail to check first. Where the server checks no senders, ``auth`` stays None, and a wait must not ask on for ever.
_LONGEST_CHECK = 10.0
#: Pause before a wait lists unchecked mails again: no long-poll is answered when the sender of a mail has been checked.
_UNCHECKED_PAUSE = 0.5
#: Status codes of a proxy or server that is restarting: the call may succeed when it is repeated.
_PASSING = (502, 503, 504)
#: Bounds a report: a hundred subjects would flood the log of a test.
_MOST_TOLD = 10


class _KeyOfEnvironment:
    """The type of the default of ``api_key``, which cannot be None: that sends no key."""

    def __repr__(self) -> str:
        return "EFEMERA_API_KEY"


_KEY_OF_ENVIRONMENT = _KeyOfEnvironment()
_ApiKey = Union[str, None, _KeyOfEnvironment]
_Text = Union[str, Pattern[str]]
_WHERE_FORM = "where takes a function that returns True or False, and no coroutine."


class EfemeraError(Exception):
    """A call or wait that failed.

    ``code`` is the server's (``inbox_private``, ``inbox_expired``, …), or ``unreachable``, ``unexpected_answer``,
    ``unexpected_mail``, ``timed_out``, ``invalid_option``; ``status`` is that of HTTP, None without an answer.
    """

    def __init__(
        self,
        code: str,
        message: str,
        status: Optional[int] = None,
        details: Optional[dict[str, Any]] = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.details = details or {}


class WaitTimeout(EfemeraError, TimeoutError):
    """No mail that matches came in time; the message tells what did come."""


@dataclass(frozen=True)
class Attachment:
    index: int
    filename: str
    content_type: str
    size: int
    inline: bool


@dataclass(frozen=True)
class Mail:
    """A mail. Only ``read`` and ``wait_for_mail`` fill ``body``, ``body_html``, ``codes``, ``links``, ``headers``."""

    id: str
    to: str
    #: ``Name <address>`` or the bare address.
    sender: str
    subject: str
    #: When the server received it: ISO 8601, UTC.
    timestamp: str
    read: bool
    size: int
    preview: str
    code: Optional[str]
    link: Optional[str]
    #: The tag of the plus address (``name+tag@domain``) to which the mail was sent, or None.
    tag: Optional[str]
    attachments: tuple[Attachment, ...] = ()
    #: Results of ``spf``, ``dkim`` and ``dmarc``; None until the sender has been checked.
    auth: Optional[dict[str, str]] = None
    body: str = ""
    body_html: Optional[str] = None
    #: All one-time codes, the most certain first: ``code``, ``text``, ``place``.
    codes: list[dict[str, str]] = field(default_factory=list)
    #: All web addresses: ``href``, ``text``, ``place``.
    links: list[dict[str, str]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class JoinLink:
    url: str
    expires_at: str


def create_inbox(
    *,
    address: Optional[str] = None,
    domain: Optional[str] = None,
    ttl_seconds: Optional[int] = None,
    url: Optional[str] = None,
    api_key: _ApiKey = _KEY_OF_ENVIRONMENT,
) -> Inbox:
    """Claims an address, one that the server makes by default, and returns its inbox.

    ``url`` defaults to ``EFEMERA_URL``, else ``http://localhost:3000``. ``api_key`` defaults to ``EFEMERA_API_KEY``, which is
    shown to the server of ``EFEMERA_URL`` alone where that is set; with None, no key is sent.
    """
    server = _Server(url, api_key)
    wish = {"address": address, "domain": domain, "ttlSeconds": ttl_seconds}
    body = {name: value for name, value in wish.items() if value is not None}
    # The claim of a chosen address whose answer was lost may have succeeded: a repetition would find it taken.
    claimed = server.call("POST", "/api/inboxes", body=body, repeatable=address is None)
    return Inbox(server, claimed["address"], claimed["token"])


def open_inbox(
    address: str,
    token: Optional[str] = None,
    *,
    url: Optional[str] = None,
    api_key: _ApiKey = _KEY_OF_ENVIRONMENT,
) -> Inbox:
    """Opens an inbox that was made elsewhere, or one that nobody holds, without a call to the server.

    ``url`` and ``api_key`` are as in ``create_inbox``.
    """
    if not isinstance(address, str):
        raise EfemeraError("invalid_option", "address takes a text.")
    if token is not None:
        _refuse_foreign("token", token)
    return Inbox(_Server(url, api_key), address, token)


class Inbox:
    """One inbox. No two of its waits return the same mail; a ``with`` block deletes the inbox at its end."""

    def __init__(self, server: _Server, address: str, token: Optional[str], tag: Optional[str] = None):
        self._server = server
        self._inbox_address = address
        self.token = token
        self.tag = tag
        self._given_out: set[str] = set()
        self._lock = threading.Lock()

    @property
    def address(self) -> str:
        return self._inbox_address if self.tag is None else self._inbox_address.replace("@", f"+{self.tag}@")

    @property
    def url(self) -> str:
        return self._server.url

    def wait_for_code(
        self,
        *,
        sender: Optional[_Text] = None,
        subject: Optional[_Text] = None,
        tag: Optional[str] = None,
        where: Optional[Callable[[Mail], bool]] = None,
        timeout: float = _DEFAULT_TIMEOUT,
    ) -> str:
        """Waits for a mail with a one-time code, and returns the code of the newest one.

        ``sender`` is a whole address, ``@`` and a whole domain, or any part of name or address; ``subject`` any part of it;
        either may be a compiled expression. ``where`` is called again with a mail while its ``auth`` is None. ``timeout`` is in
        seconds, 0 or more. Codes in older mails of the same sender are stale from then on.
        """
        mail = self._wait(_Wanted(sender, subject, self._tag_of(tag), where, "code"), timeout)
        return str(mail.code)

    def wait_for_link(
        self,
        *,
        sender: Optional[_Text] = None,
        subject: Optional[_Text] = None,
        tag: Optional[str] = None,
        where: Optional[Callable[[Mail], bool]] = None,
        timeout: float = _DEFAULT_TIMEOUT,
    ) -> str:
        """Waits for a mail with a confirmation link, as ``wait_for_code`` does for a code."""
        mail = self._wait(_Wanted(sender, subject, self._tag_of(tag), where, "link"), timeout)
        return str(mail.link)

    def wait_for_mail(
        self,
        *,
        sender: Optional[_Text] = None,
        subject: Optional[_Text] = None,
        tag: Optional[str] = None,
        where: Optional[Callable[[Mail], bool]] = None,
        timeout: float = _DEFAULT_TIMEOUT,
    ) -> Mail:
        """Waits for a mail and returns it with its text, the oldest first."""
        return self._wait(_Wanted(sender, subject, self._tag_of(tag), where, None), timeout)

    def expect_none(
        self,
        *,
        sender: Optional[_Text] = None,
        subject: Optional[_Text] = None,
        tag: Optional[str] = None,
        where: Optional[Callable[[Mail], bool]] = None,
        timeout: float = _DEFAULT_SILENCE,
    ) -> None:
        """Returns if no new mail that matches comes in that time; otherwise raises ``unexpected_mail`` at once.

        Raises ``inbox_expired`` if the inbox has ended.
        """
        wanted = _Wanted(sender, subject, self._tag_of(tag), where, None)
        for mails in self._polls(wanted, _deadline_of(timeout)):
            for mail in mails:
                if mail.id not in self._given_out and wanted.fits(mail):
                    what = f'"{_line(mail.subject)}" from {_line(mail.sender)}'
                    text = f"{self.address} has received {what}, and no such mail was expected."
                    raise EfemeraError("unexpected_mail", text, details={"id": mail.id})
        self._refuse_ended()

    def messages(self, *, tag: Optional[str] = None) -> list[Mail]:
        """Lists the mail, newest first. Raises ``inbox_expired`` if there is none because the inbox has ended."""
        mails = self._list({"tag": self._tag_of(tag)})
        if not mails:
            self._refuse_ended()
        return mails

    def read(self, mail_id: str) -> Mail:
        """One mail with its text, HTML, headers, and all codes and links."""
        return self._read(mail_id)

    def raw(self, mail_id: str) -> bytes:
        """The mail as received: ``message/rfc822``."""
        return self._server.fetch("GET", self._mail_path(mail_id, "/raw"), token=self.token)

    def attachment(self, mail_id: str, index: int) -> bytes:
        # With an index such as "../raw" the server would answer with the source of the mail.
        if isinstance(index, bool) or not isinstance(index, int) or index < 0:
            raise EfemeraError("invalid_option", "index takes that of one of mail.attachments: 0, 1, ….")
        return self._server.fetch("GET", self._mail_path(mail_id, f"/attachments/{index}"), token=self.token)

    def tagged(self, tag: str) -> Inbox:
        """The plus address ``name+tag@domain``: its waits and lists are of mail to it alone."""
        tag = unicodedata.normalize("NFC", tag).lower() if isinstance(tag, str) else ""
        if not re.fullmatch(r"[^\s@.\"(),:;<>\[\]\\]+(\.[^\s@.\"(),:;<>\[\]\\]+)*", tag):
            raise EfemeraError("invalid_option", "A tag is made of letters, digits, dots, hyphens and underscores.")
        part = Inbox(self._server, self._inbox_address, self.token, self._tag_of(tag))
        # RFC 5321 §4.5.3.1.1: SMTP servers refuse mail to a longer local part.
        if len(part.address.split("@")[0].encode("utf-8", "surrogatepass")) > 64:
            text = f"The tag is too long: with it, {self._inbox_address} exceeds the 64 bytes that SMTP allows before the @."
            raise EfemeraError("invalid_option", text)
        part._given_out, part._lock = self._given_out, self._lock
        return part

    def share(self, access: Literal["read", "full"] = "read") -> JoinLink:
        """Makes a link that opens the inbox on another device, once, within five minutes."""
        link = self._call("POST", f"{self._path}/links", body={"access": access})
        return JoinLink(link["url"], link["expiresAt"])

    def extend(self, ttl_seconds: Optional[int] = None) -> None:
        """Restarts the lifetime of the inbox, or gives it another one."""
        lifetime = {} if ttl_seconds is None else {"ttlSeconds": ttl_seconds}
        self._call("PATCH", self._path, body={"extend": True, **lifetime}, repeatable=True)

    def delete(self) -> None:
        """Releases the inbox and deletes its mail."""
        self._refuse_tag()
        self._server.fetch("DELETE", self._path, token=self.token, repeatable=True)

    def report(self) -> str:
        """Lists the mail in the inbox and the mail that SMTP refused, for the report of a failed test."""
        return self._report(_part_of)

    def _report(self, tell: Callable[[Mail], str], **limits: float) -> str:
        lines = [
            f'  {_clock(mail.timestamp)}  "{_line(mail.subject)}" from {_line(mail.sender)}: {tell(mail)}'
            # Lists the whole inbox even for a plus address: this shows mail that went to another address of the inbox.
            for mail in self._list({}, **limits)
        ]
        told = ["Mail in the inbox, newest first:", *_first(lines)] if lines else ["Nothing arrived."]
        try:
            deliveries = self._call("GET", f"{self._path}/deliveries", **limits)["deliveries"]
        except EfemeraError:
            deliveries = []  # A failure of this listing must not hide the error of the test.
        refused = [
            f"  {_clock(one['startedAt'])}  from <{_line(one['sender'])}>: {one['reply']['code']} {_line(one['reply']['text'])}"
            for one in deliveries
            if one["outcome"] == "refused"
        ]
        return "\n".join([*told, *(["What SMTP refused, newest first:", *_first(refused)] if refused else [])])

    def __enter__(self) -> Inbox:
        self._refuse_tag()
        return self

    def __exit__(
        self,
        kind: Optional[type[BaseException]],
        error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        # If this fails, the inbox ends by itself: the failure must not replace the result of the test.
        with contextlib.suppress(EfemeraError):
            self.delete()

    @property
    def _path(self) -> str:
        return f"/api/inboxes/{urllib.parse.quote(self._inbox_address, safe='')}"

    def _tag_of(self, tag: Optional[str]) -> Optional[str]:
        if tag is None:
            return self.tag
        # For an empty tag, the server would list the mail of all tags.
        if not isinstance(tag, str) or not tag:
            raise EfemeraError("invalid_option", "tag takes the text between the + and the @ of a plus address.")
        if self.tag is None:
            return tag
        raise EfemeraError("invalid_option", f"{self.address} has a tag already.")

    def _refuse_ended(self) -> None:
        """Raises if the inbox was deleted or has expired.

        Its mail lists do not tell: to its former holder, who may restore it, the server lists an ended inbox as an empty one.
        """
        # Without a token or a key, the caller holds nothing that could end.
        if self.token is None and not self._server.sends_key:
            return
        address = unicodedata.normalize("NFC", self._inbox_address).lower()
        for own in self._call("GET", "/api/inboxes", **_within(0))["inboxes"]:
            # The same code as of the server, which ends a wait that is open when the inbox ends.
            if own["address"] == address and own["state"] == "restorable":
                raise EfemeraError("inbox_expired", f"{address} has ended: it was deleted, or its time is up.")

    def _refuse_tag(self) -> None:
        # A test that is done with one plus address must not end the inbox, and with it the mail of all others.
        if self.tag is not None:
            raise EfemeraError("invalid_option", f"{self.address} is a part of {self._inbox_address}: delete that one.")

    def _mail_path(self, mail_id: str, rest: str = "") -> str:
        # Refuses a text that is no mail id: with "..", the request would go to another path.
        if not isinstance(mail_id, str) or not re.fullmatch(r"[0-9A-Za-z]{1,64}", mail_id):
            raise EfemeraError("email_not_found", "There is no such mail: this is not an id.")
        return f"/api/emails/{mail_id}{rest}?to={urllib.parse.quote(self._inbox_address, safe='')}"

    def _call(self, method: str, path: str, **options: Any) -> Any:
        return self._server.call(method, path, token=self.token, **options)

    def _read(self, mail_id: str, **limits: float) -> Mail:
        return _mail_of(self._call("GET", self._mail_path(mail_id), **limits))

    def _list(self, query: dict[str, Any], wait: int = 0, **limits: float) -> list[Mail]:
        given = {name: value for name, value in query.items() if value is not None}
        if wait:
            given["wait"] = wait
        text = urllib.parse.urlencode({"to": self._inbox_address, "fields": "summary", **given})
        answer = self._call("GET", f"/api/emails?{text}", wait=wait, **limits)
        return [_mail_of(mail) for mail in answer["emails"]]

    def _polls(self, wanted: _Wanted, deadline: float) -> Iterator[list[Mail]]:
        """Yields listings as mail comes, and a last one when the time is up."""
        since: Optional[str] = None
        first_listed: dict[str, float] = {}
        while True:
            left = max(0.0, deadline - time.monotonic())
            # The server waits whole seconds. For the last fraction of one, this loop lists without waiting and pauses.
            wait = int(min(left, _LONGEST_POLL))
            began = time.monotonic()
            mails = self._list({**wanted.query(), "since": since}, wait, **_within(left, wait))
            yield mails
            if left == 0:
                return
            now = time.monotonic()
            for mail in mails:
                first_listed.setdefault(mail.id, now)
            unchecked = [
                place
                for place, mail in enumerate(mails)
                if mail.id not in self._given_out
                and wanted.may_fit_later(mail)
                and now - first_listed[mail.id] < _LONGEST_CHECK
            ]
            # The next call lists the mails again from the oldest on whose sender is not checked yet.
            settled = mails[unchecked[-1] + 1 :] if unchecked else mails
            since = settled[0].id if settled else since
            # A server that is shutting down does not wait: without a pause, this loop would call it continuously.
            pause = _UNCHECKED_PAUSE if unchecked else 0.25 if not mails and now - began < 0.25 else 0.0
            if pause:
                time.sleep(min(pause, max(0.0, deadline - now)))

    def _wait(self, wanted: _Wanted, timeout: float) -> Mail:
        deadline = _deadline_of(timeout)
        seen: list[Mail] = []
        for mails in self._polls(wanted, deadline):
            listed = {mail.id for mail in mails}
            seen = mails + [mail for mail in seen if mail.id not in listed]
            matches = [mail for mail in seen if wanted.fits(mail)]
            taken = self._read_oldest(matches, deadline) if wanted.has is None else self._take_newest(matches)
            if taken:
                return taken
        try:
            self._refuse_ended()
        except EfemeraError as error:
            # A failure of this call must not hide the timeout error.
            if error.code == "inbox_expired":
                raise
        report = _report_of(self, lambda mail: "given out before" if mail.id in self._given_out else wanted.reason(mail))
        raise WaitTimeout("timed_out", f"No new {wanted} reached {self.address} in {timeout:g} s.\n{report}")

    def _read_oldest(self, mails: list[Mail], deadline: float) -> Optional[Mail]:
        """Reads a mail before it marks it as returned: if the read fails, the next wait can return the mail."""
        for mail in reversed(mails):
            if mail.id in self._given_out:
                continue
            whole: Optional[Mail] = None
            try:
                whole = self._read(mail.id, **_within(deadline - time.monotonic()))
            except EfemeraError as error:
                if error.code != "email_not_found":
                    raise
            with self._lock:
                is_first = mail.id not in self._given_out
                # Also marks a mail that was deleted after the listing, so that no wait tries it again.
                self._given_out.add(mail.id)
            if whole and is_first:
                return whole
        return None

    def _take_newest(self, mails: list[Mail]) -> Optional[Mail]:
        """Marks the newest mail as returned, which makes older mails of its sender to the same address stale."""
        taken, senders = None, set()
        with self._lock:
            for mail in mails:
                sender = (_address_of(mail.sender), mail.tag)
                if mail.id not in self._given_out:
                    if taken is not None and sender not in senders:
                        continue
                    taken = mail if sender not in senders else taken
                senders.add(sender)
                self._given_out.add(mail.id)
        return taken


@dataclass(frozen=True)
class _Wanted:
    """What a wait looks for. The server compares plain texts; the client applies expressions and functions."""

    sender: Optional[_Text]
    subject: Optional[_Text]
    tag: Optional[str]
    where: Optional[Callable[[Mail], bool]]
    has: Optional[str]

    def __post_init__(self) -> None:
        # A matcher that neither the server nor fits() applies, or an empty text, would accept the code of any sender.
        for name, one in (("sender", self.sender), ("subject", self.subject)):
            if one == "" or not isinstance(one.pattern if isinstance(one, re.Pattern) else one, (str, type(None))):
                text = f"{name} takes a text that is not empty, or a compiled expression of text; a function goes into where."
                raise EfemeraError("invalid_option", text)
        if self.where is not None and (not callable(self.where) or inspect.iscoroutinefunction(self.where)):
            raise EfemeraError("invalid_option", _WHERE_FORM)

    def query(self) -> dict[str, Optional[str]]:
        plain = {"from": self.sender, "subject": self.subject}
        texts = {name: text for name, text in plain.items() if isinstance(text, str)}
        return {"has": self.has, "tag": self.tag, **texts}

    def may_fit_later(self, mail: Mail) -> bool:
        """Whether the function may accept the mail later: it can read ``auth``, which is None until the sender is checked."""
        return self.where is not None and mail.auth is None and self._fits_texts(mail)

    def _fits_texts(self, mail: Mail) -> bool:
        wanted = ((self.sender, mail.sender), (self.subject, mail.subject))
        return all(not isinstance(one, re.Pattern) or one.search(text) for one, text in wanted)

    def fits(self, mail: Mail) -> bool:
        if not self._fits_texts(mail):
            return False
        verdict: object = True if self.where is None else self.where(mail)
        # A coroutine counts as true: an asynchronous function would accept any mail.
        if inspect.isawaitable(verdict):
            if inspect.iscoroutine(verdict):
                verdict.close()
            raise EfemeraError("invalid_option", _WHERE_FORM)
        return bool(verdict)

    def reason(self, mail: Mail) -> str:
        """Says why this wait has passed over a mail that no other wait has returned."""
        return f"no {self.has} in it" if self.has and getattr(mail, self.has) is None else "does not match"

    def __str__(self) -> str:
        texts = {"from": self.sender, "with the subject": self.subject, "to the tag": self.tag}
        shown = [
            f'{name} "{one.pattern if isinstance(one, re.Pattern) else one}"' for name, one in texts.items() if one is not None
        ]
        function = ["that your function accepts"] if self.where else []
        return " ".join([f"mail with a {self.has}" if self.has else "mail", *shown, *function])


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Follows no redirect, which would show the token to another server and turn a POST into a GET."""

    def redirect_request(self, *_: Any) -> None:
        return None


class _Server:
    """Calls one server; lost connections, 502, 503, 504, and a 429 that says when to come back, are tried again."""

    def __init__(self, url: Optional[str], api_key: _ApiKey):
        own = os.environ.get("EFEMERA_URL") or None
        self.url = _url_of((own or _DEFAULT_URL) if url is None else url)
        if isinstance(api_key, _KeyOfEnvironment):
            # Where EFEMERA_URL is set, the key of the environment is shown to that server alone.
            is_own = own is None or _url_of(own) == self.url
            api_key = (os.environ.get("EFEMERA_API_KEY") or None) if is_own else None
        if api_key is not None:
            _refuse_foreign("key", api_key)
        self._api_key = api_key
        self._opener = urllib.request.build_opener(_NoRedirects)

    @property
    def sends_key(self) -> bool:
        return self._api_key is not None

    def call(self, method: str, path: str, **options: Any) -> Any:
        answer = self.fetch(method, path, **options)
        try:
            return json.loads(answer)
        except ValueError:
            raise self._unexpected("answered without JSON", 200) from None

    def fetch(
        self,
        method: str,
        path: str,
        *,
        token: Optional[str] = None,
        body: Optional[object] = None,
        repeatable: Optional[bool] = None,
        wait: float = 0.0,
        patience: float = _PATIENCE,
        silence: float = _SILENCE,
    ) -> bytes:
        headers = {"Accept": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        if self._api_key is not None:
            headers["X-Api-Key"] = self._api_key
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        deadline = time.monotonic() + patience
        pause = 0.1
        # While its storage is away, the server answers 503 only after all of the call's time: one more try follows. A wait
        # has none, because it must end at its timeout.
        is_one_more_due = not wait
        while True:
            request = urllib.request.Request(self.url + path, data, headers, method=method)
            try:
                with self._opener.open(request, timeout=wait + silence) as response:
                    return bytes(response.read())
            except urllib.error.HTTPError as refusal:
                error, asked = self._refusal(refusal, path)
            except (OSError, http.client.HTTPException) as lost:
                reason = getattr(lost, "reason", lost)
                error, asked = EfemeraError("unreachable", f"{self.url} cannot be reached: {reason}."), None
                is_one_more_due = is_one_more_due and not isinstance(reason, socket.timeout)
            if error.status == 429:
                again = None if asked is None else max(asked, pause)
            else:
                is_passing = error.code == "unreachable" or error.status in _PASSING
                is_safe = method == "GET" if repeatable is None else repeatable
                again = max(asked or 0.0, pause) if is_passing and is_safe else None
            left = patience if is_one_more_due else deadline - time.monotonic()
            is_one_more_due = False
            if again is None or left <= 0 or (asked or 0.0) > left:
                raise error
            # The last try is when the time is up: a wait must not give up before its timeout.
            time.sleep(min(again, left))
            pause = min(pause * 2, 2.0)

    def _refusal(self, refusal: urllib.error.HTTPError, path: str) -> tuple[EfemeraError, Optional[float]]:
        seconds = _pause_of(refusal.headers.get("Retry-After", ""))
        try:
            told = json.loads(refusal.read())["error"]
        except (ValueError, LookupError, TypeError, OSError, http.client.HTTPException):
            told = None
        # Proxies and other frameworks answer {"error": "Service Unavailable"}, which is no error of an Efêmera server.
        if not isinstance(told, dict) or not all(isinstance(told.get(name), str) for name in ("code", "message")):
            place = refusal.headers.get("Location") if 300 <= refusal.code < 400 else None
            if place and "://" in place and place.endswith(path):
                place = place[: -len(path)]  # Cuts off the path of this call: the rest can be given as ``url``.
            what = f"redirects to {_line(place)}: give the address that it leads to" if place else f"answered {refusal.code}"
            return self._unexpected(what, refusal.code), seconds
        rest = {name: value for name, value in told.items() if name not in ("code", "message")}
        return EfemeraError(told["code"], told["message"], refusal.code, rest), seconds

    def _unexpected(self, what: str, status: int) -> EfemeraError:
        return EfemeraError("unexpected_answer", f"{self.url} {what}. Is this the address of an Efêmera server?", status)


def _refuse_foreign(name: str, secret: str) -> None:
    # For a key with a line break, http.client raises an exception that would show the key in the log of a test.
    if not isinstance(secret, str) or not re.fullmatch(r"[\x21-\x7e]+", secret):
        raise EfemeraError("invalid_option", f"The {name} contains characters that no {name} has: copy it again.")


def _pause_of(asked: str) -> Optional[float]:
    """Reads Retry-After, seconds or a date (RFC 9110 §10.2.3). None: it is neither."""
    asked = asked.strip()
    if re.fullmatch("[0-9]+", asked):
        seconds = float(asked)
        return seconds if math.isfinite(seconds) else None
    try:
        date = email.utils.parsedate_to_datetime(asked)
    except (ValueError, TypeError, LookupError, OverflowError):  # Which one depends on the fault and on Python's version.
        return None
    # RFC 9110 §5.6.7: a date without a zone is in UTC.
    at = date if date.tzinfo else date.replace(tzinfo=timezone.utc)
    return max(0.0, at.timestamp() - time.time())


def _deadline_of(timeout: float) -> float:
    is_number = isinstance(timeout, (int, float)) and not isinstance(timeout, bool)
    # NaN is in no range, and for times over TIMEOUT_MAX, time.sleep raises an OverflowError.
    if not is_number or not 0 <= timeout <= threading.TIMEOUT_MAX:
        raise EfemeraError("invalid_option", f"timeout takes seconds, 0 or more, such as {_DEFAULT_TIMEOUT:g}.")
    return time.monotonic() + timeout


def _url_of(given: str) -> str:
    if not isinstance(given, str):
        raise EfemeraError("invalid_option", f"The server's url must be such as {_DEFAULT_URL}.")
    try:
        parts = urllib.parse.urlsplit(given)
        port, path = parts.port, parts.path.rstrip("/")
        path.encode("ascii")
        host = (parts.hostname or "").encode("idna").decode()
        host = ipaddress.ip_address(host).compressed if ":" in host else host
        is_url = parts.scheme in ("http", "https") and host != "" and "@" not in parts.netloc
    except ValueError:  # Such as a port that is no number, or an empty label.
        is_url = False
    if not is_url:
        raise EfemeraError("invalid_option", f'The server\'s url must be such as {_DEFAULT_URL}; this is "{given}".')
    # Two spellings of one address must be equal: the key of the environment is for the server of EFEMERA_URL alone.
    own_port = "" if port in (None, {"http": 80, "https": 443}[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{own_port}{path}"


def _mail_of(told: dict[str, Any]) -> Mail:
    renamed = {"from": "sender", "bodyHtml": "body_html"}
    known = {one.name for one in fields(Mail)}
    values = {renamed.get(name, name): value for name, value in told.items()}
    attachments = tuple(
        Attachment(one["index"], one["filename"], one["contentType"], one["size"], one["inline"]) for one in told["attachments"]
    )
    return Mail(**{**{name: value for name, value in values.items() if name in known}, "attachments": attachments})


def _address_of(sender: str) -> str:
    found = re.search(r"<([^<>]*)>$", sender)
    return (found.group(1) if found else sender).lower()


def _line(text: str) -> str:
    """Strangers write subjects, and reports are printed to terminals: no control or invisible character stays."""
    return " ".join("".join(" " if unicodedata.category(one)[0] in "CZ" else one for one in text).split())


def _clock(timestamp: str) -> str:
    return f"{timestamp[11:19]} UTC"


def _part_of(mail: Mail) -> str:
    return _line(mail.code or mail.link or "neither code nor link in it")


def _within(left: float, wait: float = 0.0) -> dict[str, float]:
    """Limits of a call in the last ``left`` seconds of a wait.

    A call that hangs must fail soon after the wait: else the limit of the test runner ends the test, and hides the error.
    """
    left = max(0.0, left)
    return {"patience": max(left, _LAST_PATIENCE), "silence": min(_SILENCE, left - wait + _LAST_SILENCE)}


def _report_of(inbox: Inbox, tell: Callable[[Mail], str] = _part_of) -> str:
    try:
        return inbox._report(tell, **_within(0))
    except EfemeraError as error:
        return str(error)  # A failure of the report must not hide the error of the test.


def _first(lines: list[str]) -> list[str]:
    more = len(lines) - _MOST_TOLD
    return lines[:_MOST_TOLD] + ([f"  and {more} older"] if more > 0 else [])


try:
    import pytest
except ImportError:
    pass  # Without pytest there is no fixture; the client works all the same.
else:

    @pytest.fixture
    def inbox() -> Iterator[Inbox]:
        """An inbox of this test alone. If the test fails, its report lists the mail."""
        own = create_inbox()
        yield own
        try:
            own.delete()
        except EfemeraError:
            pass  # The test has its result; the inbox ends by itself.

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(item: Any, call: Any) -> Iterator[None]:
        outcome: Any = yield
        report = outcome.get_result()
        if report.when != "call" or not report.failed:
            return
        for own in getattr(item, "funcargs", {}).values():
            if isinstance(own, Inbox):
                report.sections.append((f"Mail of {own.address}", _report_of(own)))
