import { boundFindings, type Auth, type MailFinding } from '@efemera/contract';
import { readParts } from '../mime-parts.js';
import { parseMessage, type ParsedMessage } from '../parse-message.js';
import type { CheckedMail } from './checked-mail.js';
import { judgeSupport } from './client-support.js';
import { judgeLinks, listLinks } from './judge-links.js';
import { judgeAuth, judgeUnsubscribe, unsubscribeAddresses } from './judge-sender.js';
import { readPage, type PageFacts } from './read-page.js';

/**
 * Gmail shows this much of a mail's HTML and hides the rest behind a link. The image by which many senders count
 * readers is then hidden, too.
 */
const gmailBytes = 102 * 1024;

/**
 * Checks a mail as mail programs and their filters will see it.
 *
 * Pure: no I/O, no clock. A crafted mail may take long: use the `ParserPool` for mail from strangers.
 *
 * @param auth  what the sender check has found, or null.
 */
export async function checkMail(source: Uint8Array, auth: Auth): Promise<CheckedMail> {
  const mail = await parseMessage(source);
  const page = mail.bodyHtml === null ? null : readPage(mail.bodyHtml);
  const links = page?.links ?? mail.links;
  const acting = new Set([...(mail.link === null ? [] : [mail.link]), ...unsubscribeAddresses(mail.headers)]);
  const findings = [
    ...(page ? [...judgePage(page), ...judgeSupport(page.features)] : []),
    ...judgeLinks(links),
    ...judgeAuth(auth),
    ...judgeUnsubscribe(mail.headers),
    ...(await judgeParts(source, mail)),
  ];
  return { findings: boundFindings(findings), links: listLinks(links, acting) };
}

function judgePage({ scripts, images, faintTexts }: PageFacts): MailFinding[] {
  return [
    ...(scripts > 0
      ? [
          {
            kind: 'script',
            severity: 'error',
            where: scripts === 1 ? '<script>' : `<script>, ${scripts} times`,
            text: 'No mail app runs scripts.',
          } as const,
        ]
      : []),
    ...images
      .filter(({ alt, isPixel }) => alt === null && !isPixel)
      .map(({ source }): MailFinding => ({
        kind: 'image_without_text',
        severity: 'warning',
        where: source,
        text: 'The image has no alt text: screen readers and mail apps with images off have nothing to show.',
      })),
    ...faintTexts.map(({ text, color, ground, ratio }): MailFinding => ({
      kind: 'low_contrast',
      severity: ratio < 2 ? 'error' : 'warning',
      where: text,
      text: `The text is ${color} on ${ground}: a contrast of ${ratio.toFixed(1)} to 1, and WCAG 2.2 asks for 4.5.`,
    })),
  ];
}

async function judgeParts(source: Uint8Array, { bodyHtml, truncated }: ParsedMessage): Promise<MailFinding[]> {
  const findings: MailFinding[] = [];
  const bytes = Buffer.byteLength(bodyHtml ?? '');
  if (bytes > gmailBytes) {
    const text = `The HTML has ${Math.round(bytes / 1024)} KB; Gmail clips a mail at 102 KB.`;
    findings.push({ kind: 'size_clipped', severity: 'warning', where: 'HTML', text });
  }
  if (bodyHtml !== null && !truncated && (await readParts(source)).text.trim() === '') {
    const text = 'The mail has HTML and no plain text, which watches, screen readers and filters look for.';
    findings.push({ kind: 'text_part_missing', severity: 'warning', where: 'text/plain', text });
  }
  return findings;
}
