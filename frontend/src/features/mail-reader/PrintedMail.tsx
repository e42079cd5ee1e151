import type { EmailDetail } from '@efemera/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../browser/csp-nonce.js';
import { htmlFrame, textFrame } from './frame-document.js';
import type { Reading } from './MailViews.js';
import { addPrintedFrame } from './printed-frame.js';
import type { LoadedHtml } from './use-html.js';
import './printed-mail.css';

interface PrintedMailProps {
  email: EmailDetail;
  /** Null if the mail has no visible HTML. */
  html: LoadedHtml | null;
  reading: Reading;
}

const onPaper = { ink: '#000', paper: '#fff', link: '#000', scheme: 'light' };
const noImages: ReadonlyMap<string, string> = new Map();

/**
 * The open mail for paper, in the sender's own colours. The browser prints it in place of the page (printed-mail.css):
 * without it, a reader would get on paper what is on screen, the mail cut at the edge of its frame.
 */
export function PrintedMail({ email, html, reading }: PrintedMailProps) {
  const { t, i18n } = useTranslation(['message', 'inbox']);
  const place = useRef<HTMLDivElement>(null);
  const documentOf = useEffectEvent(() => {
    if (!html || reading.view === 'text') return textFrame(email.body, onPaper, cspNonce());
    const { loadRemote, showHidden } = reading;
    const shown = html.html.show({ carried: html.carried ?? noImages, loadRemote, showHidden, dark: false });
    return htmlFrame({ ...shown, nonce: cspNonce(), loadsRemote: loadRemote });
  });

  useEffect(() => {
    let remove = (): void => undefined;
    const add = () => {
      remove();
      if (place.current) remove = addPrintedFrame(place.current, documentOf());
    };
    const end = () => remove();
    addEventListener('beforeprint', add);
    addEventListener('afterprint', end);
    return () => {
      end();
      removeEventListener('beforeprint', add);
      removeEventListener('afterprint', end);
    };
  }, []);

  return createPortal(
    <div className="printed-mail" data-testid="printed-mail">
      <h1 dir="auto">{email.subject || t('inbox:noSubject')}</h1>
      <dl>
        <dt>{t('from')}</dt>
        <dd>
          <bdi>{email.from || t('inbox:noSender')}</bdi>
        </dd>
        <dt>{t('received')}</dt>
        <dd>{new Date(email.timestamp).toLocaleString(i18n.language, { dateStyle: 'long', timeStyle: 'short' })}</dd>
      </dl>
      {email.code !== null && <p className="printed-code">{email.code}</p>}
      <div ref={place} />
    </div>,
    document.body,
  );
}
