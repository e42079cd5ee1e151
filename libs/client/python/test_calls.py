"""Tests of keys, timeouts and pauses, against a server that gives the answers of the test."""

import json
import os
import socket
import time
import unittest
from typing import Callable, List, Optional
from unittest.mock import patch

import efemera
from test_efemera import Answer, AnsweredTest, listing, reading, told


class KeyTest(AnsweredTest):
    def test_is_the_given_one_else_that_of_the_environment_and_with_none_no_key_is_sent(self) -> None:
        claim = json.dumps({"address": "b@efemera.test", "token": "token"}).encode()
        server = self.server(*[listing("M1")] * 3, (201, {}, claim))
        with patch.dict(os.environ, {"EFEMERA_URL": server.url, "EFEMERA_API_KEY": "efk_env"}):
            efemera.open_inbox("a@efemera.test").messages()
            efemera.open_inbox("a@efemera.test", api_key="efk_own").messages()
            efemera.open_inbox("a@efemera.test", api_key=None).messages()
            efemera.create_inbox(api_key=None)
        self.assertEqual([asked.get("X-Api-Key") for asked in server.asked], ["efk_env", "efk_own", None, None])

    def test_is_refused_before_any_call_if_it_is_empty_or_no_text(self) -> None:
        server = self.server(*[(500, {})] * 3)
        wrong: List[Callable[[], object]] = [
            lambda: efemera.create_inbox(api_key=""),
            lambda: efemera.open_inbox("a@efemera.test", api_key=""),
            lambda: efemera.open_inbox("a@efemera.test", api_key=0),  # type: ignore[arg-type]
            # As an empty key: a variable of the environment that is not set must not mean another server.
            lambda: efemera.create_inbox(url=""),
        ]
        for call in wrong:
            with patch.dict(os.environ, {"EFEMERA_URL": server.url, "EFEMERA_API_KEY": "efk_env"}):
                with self.assertRaises(efemera.EfemeraError) as caught:
                    call()
            self.assertEqual(caught.exception.code, "invalid_option")
        self.assertEqual(server.asked, [])


class UrlTest(AnsweredTest):
    def test_is_the_same_in_every_spelling_so_that_the_key_goes_along(self) -> None:
        for own in ("https://Mail.Example.org:443/", "HTTPS://mail.example.org"):
            with patch.dict(os.environ, {"EFEMERA_URL": own, "EFEMERA_API_KEY": "efk_env"}):
                inbox = efemera.open_inbox("a@efemera.test", url="https://mail.example.org")
            self.assertEqual((inbox.url, inbox._server._api_key), ("https://mail.example.org", "efk_env"))
        ipv6 = efemera.open_inbox("a@efemera.test", url="http://[0:0:0:0:0:0:0:1]:3000/box/")
        self.assertEqual(ipv6.url, "http://[::1]:3000/box")

    def test_is_refused_before_any_call_if_it_is_none(self) -> None:
        for wrong in ("http://[::1", "http://a.test/\xe9", "http://a..b", "http://a.test:abc", "a.test", "http://b@a.test"):
            with self.assertRaises(efemera.EfemeraError) as caught:
                efemera.open_inbox("a@efemera.test", url=wrong)
            self.assertEqual(caught.exception.code, "invalid_option")


class TagTest(AnsweredTest):
    def test_is_refused_if_smtp_would_refuse_the_address_over_64_bytes_before_the_at(self) -> None:
        inbox = self.inbox(self.server())
        longest = "b" * (64 - len("a+"))
        self.assertEqual(inbox.tagged(longest).address, f"a+{longest}@efemera.test")
        for tag in (longest + "b", longest[1:] + "é"):
            with self.assertRaisesRegex(efemera.EfemeraError, "64 bytes") as caught:
                inbox.tagged(tag)
            self.assertEqual(caught.exception.code, "invalid_option")


class BlockTest(AnsweredTest):
    def test_leaves_the_result_of_the_test_as_it_is_if_its_inbox_cannot_be_deleted(self) -> None:
        inbox = self.inbox(self.server())  # This server refuses every DELETE with 501.
        with self.assertRaises(efemera.EfemeraError):
            inbox.delete()
        with self.assertRaisesRegex(AssertionError, "of the test"):
            with inbox:
                raise AssertionError("of the test")
        with inbox:
            pass


def checked(mail_id: str, result: Optional[str]) -> Answer:
    auth = None if result is None else {"spf": result, "dkim": result, "dmarc": result}
    return (200, {}, json.dumps({"emails": [{**told(mail_id), "auth": auth}]}).encode())


class UncheckedMailTest(AnsweredTest):
    def has_passed(self, mail: efemera.Mail) -> bool:
        return mail.auth is not None and mail.auth["dmarc"] == "pass"

    def test_is_returned_when_its_sender_has_been_checked(self) -> None:
        server = self.server(checked("M1", None), checked("M1", None), checked("M1", "pass"), reading("M1"))
        with patch("efemera.time.sleep") as sleep:
            self.assertEqual(self.inbox(server).wait_for_mail(where=self.has_passed).id, "M1")
        self.assertEqual([call.args for call in sleep.call_args_list], [(0.5,), (0.5,)])

    def test_makes_expect_none_fail_when_its_sender_has_been_checked(self) -> None:
        server = self.server(checked("M1", None), checked("M1", "pass"))
        with patch("efemera.time.sleep"), self.assertRaises(efemera.EfemeraError) as caught:
            self.inbox(server).expect_none(where=self.has_passed)
        self.assertEqual(caught.exception.code, "unexpected_mail")
        self.assertNotIn("since", server.paths[1])

    def test_is_listed_again_for_ten_seconds_only(self) -> None:
        clock = [1000.0]

        def sleep(seconds: float) -> None:
            clock[0] += seconds

        def answer_late() -> bytes:
            sleep(30)
            return b'{"emails": []}'

        # The wait lists the mail every half second, then newer mail only, and last all mail and the deliveries for its report.
        server = self.server(*[checked("M1", None)] * 21, (200, {}, answer_late), (200, {}), (200, {}), (404, {}))
        with patch("efemera.time.sleep", sleep), patch("efemera.time.monotonic", lambda: clock[0]):
            with self.assertRaises(efemera.WaitTimeout):
                self.inbox(server).wait_for_mail(where=self.has_passed, timeout=30)
        self.assertIn("since=M1", server.paths[21])
        self.assertNotIn("since=M1", server.paths[20])


class EndedInboxTest(AnsweredTest):
    def test_is_refused_by_waits_and_lists_which_the_server_answers_as_for_an_empty_inbox(self) -> None:
        own = {"inboxes": [{"address": address, "state": "restorable"} for address in ("b@efemera.test", "a@efemera.test")]}
        server = self.server(*[(200, {}), (200, {}, json.dumps(own).encode())] * 4)
        inbox = efemera.open_inbox("A@efemera.test", "token", url=server.url)
        for call in (
            lambda: inbox.expect_none(timeout=0),
            lambda: inbox.wait_for_code(timeout=0),
            inbox.messages,
            inbox.tagged("shop").messages,
        ):
            with self.assertRaises(efemera.EfemeraError) as caught:
                call()
            self.assertEqual(caught.exception.code, "inbox_expired")
        self.assertEqual(server.answers, [])

    def test_does_not_hide_a_timeout_if_the_server_does_not_tell_whether_it_has_ended(self) -> None:
        server = self.server((200, {}), (500, {}), (200, {}), (404, {}))
        with self.assertRaises(efemera.WaitTimeout):
            efemera.open_inbox("a@efemera.test", "token", url=server.url).wait_for_code(timeout=0)
        self.assertEqual(server.paths[1], "/api/inboxes")


class OutageTest(AnsweredTest):
    def test_makes_a_wait_give_up_when_its_time_is_up_and_not_before(self) -> None:
        clock = [1000.0]

        def sleep(seconds: float) -> None:
            clock[0] += seconds

        inbox = self.inbox(self.server(*[(503, {})] * 99))
        with patch("efemera.time.sleep", sleep), patch("efemera.time.monotonic", lambda: clock[0]):
            with self.assertRaises(efemera.EfemeraError) as caught:
                inbox.wait_for_code(timeout=10)
        self.assertEqual(caught.exception.status, 503)
        self.assertGreaterEqual(clock[0], 1010)
        self.assertLess(clock[0], 1012)


class LateAnswerTest(AnsweredTest):
    def paths_after(self, status: int, call: Callable[[efemera.Inbox], object], late: float = 5.5) -> List[str]:
        clock = [1000.0]

        def sleep(seconds: float) -> None:
            clock[0] += seconds

        def answer_late() -> bytes:
            sleep(late)
            return b""

        server = self.server((status, {"Retry-After": "2"}, answer_late), (200, {}))
        with patch("efemera.time.sleep", sleep), patch("efemera.time.monotonic", lambda: clock[0]):
            try:
                call(self.inbox(server))
            except efemera.EfemeraError as error:
                self.assertEqual(error.status, status)
        return server.paths

    def test_is_followed_by_one_more_try_if_the_time_of_the_call_is_over(self) -> None:
        for status in (502, 503, 504):
            self.assertEqual(len(self.paths_after(status, lambda inbox: inbox.messages())), 2)

    def test_is_the_last_one_of_a_call_that_could_do_harm_when_repeated_and_of_a_wait(self) -> None:
        calls: List[Callable[[efemera.Inbox], object]] = [
            lambda inbox: inbox._server.call("POST", "/api/inboxes"),
            lambda inbox: inbox.wait_for_code(timeout=5),
        ]
        for call in calls:
            self.assertEqual(len(self.paths_after(503, call)), 1)


class SilenceTest(AnsweredTest):
    def test_ends_the_last_calls_of_a_wait_soon(self) -> None:
        # The server accepts connections and never answers.
        with socket.create_server(("127.0.0.1", 0)) as silent:
            inbox = efemera.open_inbox("a@efemera.test", url=f"http://127.0.0.1:{silent.getsockname()[1]}")
            asked: List[float] = []
            call = inbox._server._opener.open

            def note(request: object, timeout: float) -> object:
                asked.append(timeout)
                return call(request, timeout=0.01)  # type: ignore[arg-type]

            with patch.object(inbox._server._opener, "open", note):
                with self.assertRaises(efemera.EfemeraError) as caught:
                    inbox.wait_for_code(timeout=1)
        self.assertEqual(caught.exception.code, "unreachable")
        self.assertLessEqual(max(asked), 5)


class TimeoutTest(AnsweredTest):
    def test_is_refused_by_every_wait_if_it_is_negative_infinite_or_no_number(self) -> None:
        # An accepted timeout makes the wait fail with another code; without these answers, an infinite one would never end.
        server = self.server(*[(500, {})] * 99)
        inbox = self.inbox(server)
        waits: List[Callable[..., object]] = []
        for one in (inbox, inbox.tagged("shop")):
            waits += [one.wait_for_code, one.wait_for_link, one.wait_for_mail, one.expect_none]
        # An integer of 400 digits is below infinity, but cannot be added to the time of a clock.
        for timeout in (-1, -0.001, float("nan"), float("inf"), float("-inf"), 10**400, True, "1", None):
            for wait in waits:
                with self.subTest(timeout=timeout, wait=wait.__name__):
                    with self.assertRaises(efemera.EfemeraError) as caught:
                        wait(timeout=timeout)
                    self.assertEqual(caught.exception.code, "invalid_option")
        self.assertEqual(server.asked, [])

    def test_may_be_zero_and_far_longer_than_a_test(self) -> None:
        with patch("efemera.time.sleep"):
            self.inbox(self.server((200, {}))).expect_none(timeout=0)
            for days in (30, 10_000):
                inbox = self.inbox(self.server((503, {"Retry-After": "86400"}), listing("M1"), reading("M1")))
                self.assertEqual(inbox.wait_for_mail(timeout=days * 86400).id, "M1")


#: Sat, 21 Nov 2026 11:30:00 GMT.
NOW = 1795260600.0


class RetryAfterTest(AnsweredTest):
    """RFC 9110 §10.2.3: Retry-After is a number of seconds or a date."""

    def pauses(self, status: int, *values: str) -> List[float]:
        """Lists the messages of an inbox whose server answers with these values first, and returns how long it paused."""
        server = self.server(*((status, {"Retry-After": value}) for value in values), (200, {}))
        with patch("efemera.time.sleep") as sleep, patch("efemera.time.time", return_value=NOW):
            self.assertEqual(self.inbox(server).messages(), [])
        return [call.args[0] for call in sleep.call_args_list]

    def test_may_be_a_date_in_each_form_of_http(self) -> None:
        # RFC 9110 §5.6.7: all three are in UTC, although the last one does not say so.
        dates = ("Sat, 21 Nov 2026 11:30:03 GMT", "Saturday, 21-Nov-26 11:30:03 GMT", "Sat Nov 21 11:30:03 2026")
        self.addCleanup(time.tzset)
        with patch.dict(os.environ, {"TZ": "BRT+3"}):
            time.tzset()
            for status in (429, 503):
                self.assertEqual(self.pauses(status, *dates), [3.0, 3.0, 3.0])

    def test_leaves_the_growing_pause_if_it_is_a_past_date(self) -> None:
        past = "Sun, 06 Nov 1994 08:49:37 GMT"
        self.assertEqual(self.pauses(429, past, "0", past), [0.1, 0.2, 0.4])

    def test_makes_a_call_fail_at_once_if_it_is_beyond_the_time_of_the_call(self) -> None:
        for status in (429, 503):
            self.assert_not_repeated(status, "Sat, 21 Nov 2026 11:30:06 GMT")

    def test_counts_as_missing_if_it_is_neither_seconds_nor_a_date(self) -> None:
        wrong = (
            *("", "soon", "-5", "1.5", "\xb2", "9" * 400, "Sat, 32 Nov 2026 11:30:03 GMT", "Sat, 21 Nov 2026 25:30:03 GMT"),
            *("Sat, 21 Nov 99999 11:30:03 GMT", "Sat, 21 Nov 2026 11:30:03 +99999999999999999999", "2026-11-21T11:30:03Z"),
        )
        self.assertEqual(self.pauses(503, *wrong), [0.1, 0.2, 0.4, 0.8, 1.6] + [2.0] * (len(wrong) - 5))
        self.assert_not_repeated(429, *wrong)

    def assert_not_repeated(self, status: int, *values: str) -> None:
        server = self.server(*((status, {"Retry-After": value}) for value in values))
        inbox = self.inbox(server)
        for number, value in enumerate(values, 1):
            with patch("efemera.time.time", return_value=NOW), self.assertRaises(efemera.EfemeraError) as caught:
                inbox.messages()
            self.assertEqual((caught.exception.status, len(server.asked)), (status, number), value)


if __name__ == "__main__":
    unittest.main()
