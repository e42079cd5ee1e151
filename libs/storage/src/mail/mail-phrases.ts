/**
 * Text that many mails contain: headers, HTML, and the field names of the JSON beside a source. zlib refers to it instead of
 * storing it again; this makes a mail of one kilobyte a third smaller.
 *
 * This text is part of the record formats that name it (`record-codec.ts`): a record that was packed with it can't be
 * read with any other text. So it must never change; other phrases need an export of their own and new format numbers.
 *
 * zlib needs fewer bits to refer to what is near the end, so the commonest phrases come last.
 */
export const mailPhrasesV1: Buffer = Buffer.from(
  [
    '</td></tr></table></div></body></html>\r\n<a href="https://www." target="_blank" style="font-family:Arial,Helvetica,',
    'sans-serif;font-size:14px;color:#333333;text-decoration:none"><img src="https://',
    '<!DOCTYPE html><html lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title></title>',
    '</head><body style="margin:0;padding:0"><table role="presentation" width="100%" border="0" cellpadding="0" ',
    'cellspacing="0"><tr><td align="center">',
    'Received: from (localhost [127.0.0.1]) by with ESMTPS id for <>; DKIM-Signature: v=1; a=rsa-sha256; ',
    'c=relaxed/relaxed; d=; s=; h=; bh=; b=List-Unsubscribe: <https://\r\nReply-To: no-reply@\r\n',
    'Content-Type: multipart/alternative; boundary="----=_Part_\r\nContent-Transfer-Encoding: base64\r\n',
    '"value":"v=1; a=rsa-sha256"},{"name":"received","value":"from "},{"name":"reply-to","value":"no-reply@"},',
    '{"name":"content-transfer-encoding","value":"quoted-printable"},{"name":"message-id","value":"<"},{"name":"date",',
    '"value":"Mon, "},{"name":"content-type","value":"text/plain; charset=utf-8',
    '{"body":"","bodyHtml":null,"headers":[{"name":"from","value":""},{"name":"to","value":"@"},{"name":"subject",',
    '"value":""},{"name":"mime-version","value":"1.0"}],"truncated":false}',
    '"tls":true},"times":{"connectedAtMs":17,"tlsVersion":"TLSv1.3","afterMs":{"tls":1,',
    'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n',
    'To: <@>\r\nMessage-ID: <@mail.\r\nDate: Mon, Tue, Wed, Thu, Fri, Sat, Sun, 1 Jan 2026 10:00:00 +0000 (UTC)\r\n',
    '{"envelope":{"ip":"127.0.0.1","helo":"mail.","mailFrom":"no-reply@","tls":false},"times":{"connectedAtMs":17,',
    '"tlsVersion":null,"afterMs":{"hello":1,"sender":2,"recipient":3,"data":4}},"parsedAtMs":17}\n',
    'From: "" <@.com>\r\nSubject: =?UTF-8?Q?\r\nMIME-Version: 1.0\r\n',
  ].join(''),
);
