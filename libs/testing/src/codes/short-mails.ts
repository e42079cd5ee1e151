import type { MailCase } from './mail-case.js';

type Found = { code?: string; link?: string };

/** A mail of plain text. */
export const text = (name: string, from: string, subject: string, body: string, found: Found = {}): MailCase => ({
  name,
  from,
  subject,
  text: body,
  code: found.code ?? null,
  link: found.link ?? null,
});
/** A mail of HTML paragraphs; lines that start with "<" are used as HTML. */
export const page = (name: string, from: string, subject: string, lines: string[], found: Found = {}): MailCase => ({
  name,
  from,
  subject,
  html: `<html><body>${lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('\n')}</body></html>`,
  code: found.code ?? null,
  link: found.link ?? null,
});
export const big = (words: string): string => `<div style="font-size:30px;font-weight:bold">${words}</div>`;
export const cells = (words: string): string =>
  `<table><tr>${[...words].map((each) => `<td style="border:1px solid">${each}</td>`).join('')}</tr></table>`;
export const button = (href: string, words: string): string =>
  `<p><a href="${href}" style="background:#246;color:#fff;padding:9px 18px">${words}</a></p>`;
export const link = (href: string, words: string): string => `<p><a href="${href}">${words}</a></p>`;
