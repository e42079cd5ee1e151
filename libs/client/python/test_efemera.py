"""Tests of the module against a running server: EFEMERA_URL is its URL, SMTP_PORT the port of its SMTP server."""

import json
import os
import re
import smtplib
import threading
import time
import unittest
import urllib.request
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Callable, Dict, List, Optional, Tuple, Union
from unittest.mock import patch

import efemera


def send(to: str, subject: str, text: str, sender: str = "Shop <hello@shop.test>") -> None:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, subject
    mail.set_content(text)
    with smtplib.SMTP("127.0.0.1", int(os.environ["SMTP_PORT"])) as smtp:
        smtp.send_message(mail)


def send_code(to: str, code: str, **more: str) -> None:
    send(to, "Your code", f"Your verification code is {code}.", **more)


class WaitTest(unittest.TestCase):
    def setUp(self) -> None:
        self.inbox = efemera.create_inbox()
        self.addCleanup(self.inbox.delete)

    def later(self, work: Callable[[], None]) -> None:
        thread = threading.Timer(0.3, work)
        thread.start()
        self.addCleanup(thread.join)

    def test_returns_a_code_that_comes_while_it_waits(self) -> None:
        self.later(lambda: send_code(self.inbox.address, "482913"))
        began = time.monotonic()
        self.assertEqual(self.inbox.wait_for_code(sender="@shop.test"), "482913")
        self.assertLess(time.monotonic() - began, 10)

    def test_returns_a_link_and_a_mail_with_its_text(self) -> None:
        send(self.inbox.address, "Hello", "How are you?")
        url = "https://forum.test/confirm?token=8f3a9c2e71b4"
        send(self.inbox.address, "Confirm", f"Please confirm your e-mail address: {url}")
        self.assertEqual(self.inbox.wait_for_link(), url)
        mail = self.inbox.wait_for_mail()
        self.assertEqual((mail.subject, mail.sender, mail.body.strip()), ("Hello", "Shop <hello@shop.test>", "How are you?"))
        self.assertIn(b"\r\n\r\nHow are you?\r\n", self.inbox.raw(mail.id))
        self.assertEqual([one.subject for one in self.inbox.messages()], ["Confirm", "Hello"])

    def test_never_returns_a_mail_twice_nor_a_code_that_a_newer_one_replaced(self) -> None:
        for code in ("111111", "222222"):
            send_code(self.inbox.address, code)
        send_code(self.inbox.address, "333333", sender="Bank <pin@bank.test>")
        self.assertEqual(self.inbox.wait_for_code(sender="shop"), "222222")
        self.assertEqual(self.inbox.wait_for_code(), "333333")
        for wait in (self.inbox.wait_for_code, self.inbox.wait_for_mail):
            with self.assertRaises(efemera.WaitTimeout):
                wait(timeout=0)

    def test_gives_two_waits_at_a_time_different_codes(self) -> None:
        found: List[str] = []
        waits = [threading.Thread(target=lambda: found.append(self.inbox.wait_for_code())) for _ in range(2)]
        for wait in waits:
            wait.start()
        send_code(self.inbox.address, "111111")
        send_code(self.inbox.address, "222222", sender="Bank <pin@bank.test>")
        for wait in waits:
            wait.join()
        self.assertEqual(sorted(found), ["111111", "222222"])

    def test_takes_expressions_and_a_function(self) -> None:
        for subject in ("Order 17", "Invoice 18", "Order 19"):
            send(self.inbox.address, subject, "x" * (5000 if subject == "Order 19" else 1))
        self.assertEqual(self.inbox.wait_for_mail(subject=re.compile(r"^invoice \d+$", re.I)).subject, "Invoice 18")
        self.assertEqual(self.inbox.wait_for_mail(where=lambda mail: mail.size > 4000).subject, "Order 19")
        self.assertEqual(self.inbox.wait_for_mail(sender=re.compile("@shop")).subject, "Order 17")

        async def later() -> bool:
            return False

        send(self.inbox.address, "Order 20", "x")
        with self.assertRaises(efemera.EfemeraError) as caught:
            self.inbox.wait_for_mail(where=lambda mail: later())  # type: ignore[arg-type, return-value]
        self.assertEqual(caught.exception.code, "invalid_option")
        with self.assertRaises(TypeError):
            self.inbox.wait_for_mail(form="@shop.test")  # type: ignore[call-arg]

    def test_keeps_plus_addresses_apart(self) -> None:
        shop = self.inbox.tagged("Shop")
        self.assertEqual(shop.address, self.inbox.address.replace("@", "+shop@"))
        send_code(self.inbox.address, "111111")
        send_code(shop.address, "222222")
        self.assertEqual([mail.tag for mail in shop.messages()], ["shop"])
        self.assertEqual(shop.wait_for_code(), "222222")
        self.assertEqual(self.inbox.wait_for_code(), "111111")
        shop.expect_none(timeout=0)
        for wrong in (
            lambda: shop.wait_for_code(tag="x"),
            lambda: self.inbox.tagged("a b"),
            lambda: self.inbox.tagged(""),
            lambda: shop.tagged("x"),
            shop.delete,
            shop.__enter__,
        ):
            with self.assertRaises(efemera.EfemeraError) as caught:
                wrong()
            self.assertEqual(caught.exception.code, "invalid_option")
        self.assertEqual(len(self.inbox.messages()), 2)

    def test_expects_no_mail(self) -> None:
        send(self.inbox.address, "News", "Nothing new.")
        self.inbox.expect_none(timeout=0.2, subject="Goodbye")
        self.later(lambda: send(self.inbox.address, "Goodbye", "Farewell."))
        with self.assertRaises(efemera.EfemeraError) as caught:
            self.inbox.expect_none(subject="Goodbye", timeout=20)
        self.assertEqual(caught.exception.code, "unexpected_mail")
        self.assertIn('"Goodbye" from Shop <hello@shop.test>', str(caught.exception))

    def test_tells_in_its_error_what_did_come(self) -> None:
        send(self.inbox.address, "Wel\x1b[31mcome", "Hello.")
        with self.assertRaises(efemera.WaitTimeout) as caught:
            self.inbox.wait_for_code(sender="shop", timeout=0.3)
        first, *rest = str(caught.exception).split("\n")
        self.assertEqual(first, f'No new mail with a code from "shop" reached {self.inbox.address} in 0.3 s.')
        self.assertIn("from Shop <hello@shop.test>: no code in it", rest[-1])
        self.assertNotIn("\x1b", str(caught.exception))
        self.assertIsInstance(caught.exception, TimeoutError)

    def test_tells_in_an_error_of_a_plus_address_what_came_to_the_whole_inbox(self) -> None:
        shop = self.inbox.tagged("shop")
        send(self.inbox.address, "Hello", "How are you?")
        send(shop.address, "News", "Nothing new.")
        self.assertEqual(shop.wait_for_mail().subject, "News")
        with self.assertRaises(efemera.WaitTimeout) as caught:
            shop.wait_for_mail(timeout=0)
        *_, news, hello = str(caught.exception).split("\n")
        self.assertIn('"News" from Shop <hello@shop.test>: given out before', news)
        self.assertIn('"Hello" from Shop <hello@shop.test>: does not match', hello)
        self.assertEqual(shop.report(), self.inbox.report())


class InboxTest(unittest.TestCase):
    def test_is_private_until_it_is_deleted_at_the_end_of_its_block(self) -> None:
        with efemera.create_inbox() as inbox:
            inbox.extend()
            again = efemera.open_inbox(inbox.address, inbox.token)
            self.assertEqual(again.messages(), [])
        self.assert_refused("inbox_private", 403, efemera.open_inbox(inbox.address).messages)
        self.assert_refused("address_taken", 409, lambda: efemera.create_inbox(address=inbox.address))
        self.assert_refused("address_invalid", 422, lambda: efemera.create_inbox(domain="elsewhere.test"))
        self.assert_refused("email_not_found", None, lambda: inbox.read(".."))

    def test_makes_a_link_that_lets_a_guest_in(self) -> None:
        with efemera.create_inbox() as inbox:
            link = inbox.share("full")
            secret = link.url.split("#join=")[1]
            request = urllib.request.Request(
                f"{inbox.url}/api/links/redeem",
                json.dumps({"secret": secret}).encode(),
                {"Content-Type": "application/json"},
            )
            with urllib.request.urlopen(request) as answer:
                self.assertEqual(json.load(answer), {"address": inbox.address, "access": "full"})

    def assert_refused(self, code: str, status: Optional[int], call: Callable[[], object]) -> None:
        with self.assertRaises(efemera.EfemeraError) as caught:
            call()
        self.assertEqual((caught.exception.code, caught.exception.status), (code, status))


Body = Union[bytes, Callable[[], bytes]]
#: Status, headers, and an optional body.
Answer = Union[Tuple[int, Dict[str, str]], Tuple[int, Dict[str, str], Body]]


class AnsweringServer(ThreadingHTTPServer):
    """Answers each call with the next of the given answers, and keeps the headers of the calls."""

    def __init__(self, *answers: Answer) -> None:
        self.answers, self.asked, self.paths = list(answers), [], []  # type: ignore[var-annotated]
        #: The ids of the mails that were read.
        self.read: List[str] = []
        super().__init__(("127.0.0.1", 0), Answering)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Answering(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        server: AnsweringServer = self.server  # type: ignore[assignment]
        self.rfile.read(int(self.headers.get("Content-Length", "0")))
        server.asked.append(dict(self.headers))
        server.paths.append(self.path)
        server.read += re.findall(r"^/api/emails/(\w+)", self.path)
        status, headers, *given = server.answers.pop(0)
        body = given[0] if given else b'{"emails": []}' if status == 200 else b""
        body = body() if callable(body) else body
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET

    def log_message(self, *_: object) -> None:
        pass


def told(mail_id: str) -> "dict[str, object]":
    texts = {"id": mail_id, "to": "a@efemera.test", "from": "hello@shop.test", "subject": "Hello", "preview": ""}
    times = {"timestamp": "2026-11-21T11:30:00.000Z", "read": False, "size": 1}
    return {**texts, **times, "code": None, "link": None, "tag": None, "attachments": []}


def listing(*ids: str) -> Answer:
    return (200, {}, json.dumps({"emails": [told(mail_id) for mail_id in ids]}).encode())


def reading(mail_id: str) -> Answer:
    return (200, {}, json.dumps(told(mail_id)).encode())


class AnsweredTest(unittest.TestCase):
    def server(self, *answers: Answer) -> AnsweringServer:
        server = AnsweringServer(*answers)
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return server

    def inbox(self, server: AnsweringServer) -> efemera.Inbox:
        return efemera.open_inbox("a@efemera.test", url=server.url)


class ReadingWaitTest(AnsweredTest):
    def test_leaves_a_mail_whose_read_failed_to_the_next_wait(self) -> None:
        server = self.server(listing("M2", "M1"), (500, {}), listing("M2", "M1"), reading("M1"))
        inbox = self.inbox(server)
        with self.assertRaises(efemera.EfemeraError) as caught:
            inbox.wait_for_mail(timeout=0)
        self.assertEqual(caught.exception.status, 500)
        self.assertEqual(inbox.wait_for_mail(timeout=0).id, "M1")
        self.assertEqual(server.read, ["M1", "M1"])

    def test_passes_over_a_mail_that_was_deleted_after_the_listing(self) -> None:
        gone = json.dumps({"error": {"code": "email_not_found", "message": "There is no such mail."}}).encode()
        server = self.server(listing("M2", "M1"), (404, {}, gone), reading("M2"))
        self.assertEqual(self.inbox(server).wait_for_mail(timeout=0).id, "M2")
        self.assertEqual(server.read, ["M1", "M2"])

    def test_leaves_a_mail_to_a_wait_that_has_taken_it_meanwhile(self) -> None:
        found: List[str] = []

        def take() -> bytes:
            found.append(inbox.wait_for_mail(timeout=0).id)
            return json.dumps(told("M1")).encode()

        answers = (listing("M2", "M1"), (200, {}, take), listing("M2", "M1"), reading("M1"), reading("M2"))
        server = self.server(*answers)
        inbox = self.inbox(server)
        found.append(inbox.wait_for_mail(timeout=0).id)
        self.assertEqual(found, ["M1", "M2"])
        self.assertEqual(server.read, ["M1", "M1", "M2"])

    def test_repeats_the_read_for_as_long_as_the_wait_has_time(self) -> None:
        inbox = self.inbox(self.server(listing("M1"), (503, {"Retry-After": "10"}), reading("M1")))
        with patch("efemera.time.sleep") as sleep:
            self.assertEqual(inbox.wait_for_mail(timeout=60).id, "M1")
        self.assertEqual([call.args for call in sleep.call_args_list], [(10.0,)])


class ConnectionTest(AnsweredTest):
    def test_tries_again_while_the_server_restarts_and_when_it_says_when(self) -> None:
        server = self.server((503, {}), (502, {"Retry-After": "0"}), (429, {"Retry-After": "0"}), (200, {}))
        with patch("efemera.time.sleep") as sleep:
            self.assertEqual(efemera.open_inbox("a@efemera.test", url=server.url).messages(), [])
        self.assertEqual(len(server.asked), 4)
        self.assertEqual([call.args for call in sleep.call_args_list], [(0.1,), (0.2,), (0.4,)])

    def test_gives_up_at_once_where_a_repetition_is_useless(self) -> None:
        for status in (429, 404, 500, 302):
            server = self.server((status, {"Location": "http://127.0.0.1:1/"}))
            with self.assertRaises(efemera.EfemeraError) as caught:
                efemera.open_inbox("a@efemera.test", "secret", url=server.url).messages()
            self.assertEqual((caught.exception.code, caught.exception.status), ("unexpected_answer", status))
            what = "redirects to http://127.0.0.1:1/: " if status == 302 else f"answered {status}."
            self.assertIn(what, str(caught.exception))
            self.assertEqual(len(server.asked), 1)

    def test_takes_an_error_of_another_form_for_that_of_a_proxy(self) -> None:
        others = (b'{"error": "Service Unavailable"}', b'{"error": {"code": 5, "message": "x"}}', b'{"error": null}', b"[]", b"5")
        inbox = self.inbox(self.server(*((404, {}, body) for body in others)))
        for _ in others:
            with self.assertRaises(efemera.EfemeraError) as caught:
                inbox.messages()
            self.assertEqual((caught.exception.code, caught.exception.status), ("unexpected_answer", 404))
        cut = (503, {"Content-Length": "99"}, b'{"error": {')
        server = self.server((503, {}, others[0]), cut, (503, {"Retry-After": "\xb2"}), (200, {}))
        with patch("efemera.time.sleep"):
            self.assertEqual(self.inbox(server).messages(), [])
        self.assertEqual(len(server.asked), 4)

    def test_says_that_no_mail_came_even_if_its_report_fails(self) -> None:
        server = self.server((200, {}), (404, {}))
        with self.assertRaises(efemera.WaitTimeout) as caught:
            efemera.open_inbox("a@efemera.test", url=server.url).wait_for_code(timeout=0)
        self.assertIn("answered 404", str(caught.exception))

    def test_says_that_nobody_answers(self) -> None:
        closed = self.server()
        closed.shutdown()
        closed.server_close()
        with self.assertRaises(efemera.EfemeraError) as caught:
            efemera.open_inbox("a@efemera.test", url=closed.url)._list({}, patience=0.2)
        self.assertEqual((caught.exception.code, caught.exception.status), ("unreachable", None))

    def test_shows_the_key_of_the_environment_to_its_server_alone(self) -> None:
        server = self.server(*[listing("M1")] * 3)
        for own in (server.url, "http://127.0.0.1:2", ""):
            with patch.dict(os.environ, {"EFEMERA_URL": own, "EFEMERA_API_KEY": "efk_x"}):
                efemera.open_inbox("a@efemera.test", "token", url=server.url).messages()
        self.assertEqual([asked.get("X-Api-Key") for asked in server.asked], ["efk_x", None, "efk_x"])
        self.assertEqual({asked.get("Authorization") for asked in server.asked}, {"Bearer token"})

    def test_refuses_a_matcher_that_would_accept_any_mail_before_any_call(self) -> None:
        server = self.server((200, {}))
        inbox = efemera.open_inbox("a@efemera.test", url=server.url)

        async def later(mail: efemera.Mail) -> bool:
            return False

        wrong = (
            *({"sender": one} for one in ("", ["@shop.test"], lambda mail: True, b"@shop.test", re.compile(b"shop"))),
            *({"subject": one} for one in ("", 5, "Your code".split, ("Your", "code"))),
            *({"tag": one} for one in ("", 5, ["shop"])),
            *({"where": one} for one in (later, "shop", False)),
        )
        for options in wrong:
            waits: List[Callable[..., object]] = [
                inbox.wait_for_code,
                inbox.wait_for_link,
                inbox.wait_for_mail,
                inbox.expect_none,
                *([inbox.messages] if "tag" in options else []),
            ]
            for wait in waits:
                with self.subTest(options=options, wait=wait.__name__):
                    with self.assertRaises(efemera.EfemeraError) as caught:
                        wait(**options)
                    self.assertEqual(caught.exception.code, "invalid_option")
        for tag in (5, b"shop", None):
            with self.assertRaises(efemera.EfemeraError):
                inbox.tagged(tag)  # type: ignore[arg-type]
        self.assertEqual(server.asked, [])

    def test_refuses_values_that_would_fail_late_and_shows_no_secret(self) -> None:
        server = self.server((200, {}))
        inbox = efemera.open_inbox("a@efemera.test", url=server.url)

        def with_key_of_environment() -> object:
            with patch.dict(os.environ, {"EFEMERA_URL": server.url, "EFEMERA_API_KEY": "efk_secret\n"}):
                return efemera.create_inbox()

        wrong: List[Callable[[], object]] = [
            with_key_of_environment,
            lambda: efemera.create_inbox(url=server.url, api_key="efk_secret\n"),
            lambda: efemera.create_inbox(url=5),  # type: ignore[arg-type]
            lambda: efemera.open_inbox("a@efemera.test", "secret\nb", url=server.url),
            lambda: efemera.open_inbox("a@efemera.test", "", url=server.url),
            lambda: efemera.open_inbox(None, url=server.url),  # type: ignore[arg-type]
            lambda: inbox.wait_for_code(timeout="1"),  # type: ignore[arg-type]
            lambda: inbox.expect_none(timeout=float("nan")),
            *(lambda index=index: inbox.attachment("M001", index) for index in ("../raw", "0", -1, True, 0.5)),
        ]
        for number, call in enumerate(wrong):
            with self.subTest(number=number), self.assertRaises(efemera.EfemeraError) as caught:
                call()
            self.assertEqual(caught.exception.code, "invalid_option")
            self.assertNotIn("secret", f"{caught.exception!r} {caught.exception.__cause__} {caught.exception.__context__}")
        self.assertEqual(server.asked, [])

    def test_refuses_an_address_that_is_none(self) -> None:
        for url in ("efemera", "ftp://efemera.test", "http://a:b@efemera.test"):
            with self.assertRaises(efemera.EfemeraError) as caught:
                efemera.open_inbox("a@efemera.test", url=url)
            self.assertEqual(caught.exception.code, "invalid_option")


if __name__ == "__main__":
    unittest.main()
