import type { EmailSummary } from '@efemera/contract';
import type { SmtpEnvelope, SmtpTimes } from '@efemera/contract/redis';
import type { Bodies } from './parsed-mail.js';
import { inflate } from './record-codec.js';

/**
 * Fields that versions before the record formats wrote. This version still reads them, since such mail may live for 30
 * days, and writes none.
 */
export const earlierFields = {
  /** Source and content of a small parsed mail. */
  packed: 'packed',
  /** Source and content of a large parsed mail, where compression made them smaller. */
  source: 'raw:deflated',
  content: 'bodies:deflated',
  /** Content as JSON, where compression did not make it smaller. */
  plainContent: 'bodies',
  /** '1' if the content is in a field of its own. */
  parsed: 'parsed',
} as const;

export interface EarlierPackedMail {
  envelope: SmtpEnvelope | null;
  times: SmtpTimes | null;
  parsedAtMs: number;
  bodies: Bodies;
  source: Buffer;
}

/** Reads the field `packed`: raw DEFLATE of a line of JSON and the source, with parts of the summary in its dictionary. */
export async function readEarlierPackedMail(
  { from, subject, preview }: Pick<EmailSummary, 'from' | 'subject' | 'preview'>,
  packed: Buffer,
): Promise<EarlierPackedMail> {
  const joined = await inflate(packed, Buffer.from(earlierPhrases + from + subject + preview));
  const end = joined.indexOf('\n');
  const rest = JSON.parse(joined.subarray(0, end).toString()) as Omit<EarlierPackedMail, 'source'>;
  return { ...rest, source: joined.subarray(end + 1) };
}

/** These phrases are part of the format and must never change: mail that was packed with them needs them to be read. */
const earlierPhrases = [
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">',
  '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1.0"><title></title><style type="text/css">',
  '</style></head><body style="margin:0;padding:0;background-color:#ffffff;font-family:Arial,Helvetica,sans-serif">',
  '<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" align="center" style="max-width:600px">',
  '<tbody><tr><td align="center" valign="top" style="font-size:14px;line-height:20px;color:#333333;text-align:center">',
  '</td></tr></tbody></table><p style="margin:0 0 16px"></p><br><div></div><span></span><strong></strong>',
  '<a href="https://www." target="_blank" style="color:#0066cc;text-decoration:none"></a><img src="https://" alt="" width="1" height="1"></body></html>',
  'Received: from (localhost [127.0.0.1]) by with ESMTPS id for <>; (version=TLS1_3 cipher=TLS_AES_256_GCM_SHA384)\r\n',
  'DKIM-Signature: v=1; a=rsa-sha256; q=dns/txt; c=relaxed/relaxed; d=; s=; t=; h=from:to:subject:date:message-id:mime-version:content-type; bh=; b=\r\n',
  'Return-Path: <bounce>\r\nReply-To: no-reply@\r\nPrecedence: bulk\r\nX-Mailer: \r\nList-Unsubscribe: <https://>, <mailto:>\r\n',
  'Date: Mon, Tue, Wed, Thu, Fri, Sat, Sun, 1 Jan 2026 10:00:00 +0000 (UTC)\r\nMessage-ID: <@>\r\nFrom: "" <>\r\nTo: <>\r\nSubject: =?UTF-8?B?\r\n',
  'MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary="----=_Part_"\r\n\r\n',
  'Content-Transfer-Encoding: base64\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Type: text/html; charset=utf-8\r\n',
  'MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\n',
  '"},{"name":"received","value":"from "},{"name":"dkim-signature","value":"v=1; a=rsa-sha256; "},{"name":"list-unsubscribe","value":"<',
  '"},{"name":"message-id","value":"<"},{"name":"date","value":"Fri, "},{"name":"reply-to","value":"',
  '"},{"name":"content-transfer-encoding","value":"quoted-printable"},{"name":"content-type","value":"text/plain; charset=utf-8',
  '{"envelope":{"ip":"","helo":"mail.","mailFrom":"@","tls":true},"times":{"connectedAtMs":17,"tlsVersion":"TLSv1.3",',
  '"tls":false},"tlsVersion":null,"afterMs":{"tls":1,"hello":1,"sender":2,"recipient":3,"data":4}},"parsedAtMs":17',
  ',"bodies":{"body":"","bodyHtml":null,"headers":[{"name":"from","value":"',
  '"},{"name":"to","value":"@"},{"name":"subject","value":"',
  '"},{"name":"mime-version","value":"1.0"}],"truncated":false}}\n',
].join('');
