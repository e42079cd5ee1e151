import { Eye, EyeOff, Moon, Sun } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../browser/csp-nonce.js';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { useReading } from '../../store/reading-store.js';
import type { CleanHtml } from './clean-html.js';
import type { StyleChoices } from './declarations.js';
import { htmlFrame } from './frame-document.js';
import { HtmlFrame } from './MailFrame.js';
import { isPageDark, onThemeChange } from './page-colors.js';
import { readLinks } from './read-links.js';
import { RemoteContentReport } from './RemoteContentReport.js';
import type { LoadedHtml } from './use-html.js';

/** The reader's choices for this reading; they end when the mail is closed. */
export interface ReadingChoices {
  loadRemote: boolean;
  showHidden: boolean;
}

interface HtmlBarProps {
  html: LoadedHtml['html'];
  choices: ReadingChoices;
  choose: (choices: ReadingChoices) => void;
  /** Takes the focus when the focused button is removed. */
  panel: RefObject<HTMLElement | null>;
}

/**
 * The bar above a mail, with which a reader loads its remote images, shows its hidden text and changes its colours. On a
 * phone, a bar for each would take the room of the mail.
 */
export function HtmlBar({ html, choices, choose, panel }: HtmlBarProps) {
  const { t } = useTranslation('reader');
  const { loadRemote, showHidden } = choices;
  const { dark, hasChoice, toggleColors } = useMailColors(html);
  const hasRemote = html.remote.images > 0;
  if (!hasRemote && !html.hidesText && !hasChoice) return null;
  return (
    <div
      data-testid="mail-bar"
      className={classNames(
        'flex flex-wrap items-center gap-x-1 border-b border-line',
        hasRemote ? 'bg-water-wash ps-5 pe-2 py-1 text-sm text-water sm:ps-7 sm:pe-4' : 'px-2 py-0.5 sm:px-4',
      )}
    >
      {hasRemote && (
        <RemoteContentReport
          content={html.remote}
          loaded={loadRemote}
          onLoad={() => {
            choose({ ...choices, loadRemote: true });
            // The button is about to be removed; the focus moves to the images.
            panel.current?.focus();
          }}
        />
      )}
      {html.hidesText && (
        <Choice
          testId="hidden-text"
          icon={showHidden ? <EyeOff /> : <Eye />}
          isSmall={hasRemote}
          onClick={() => choose({ ...choices, showHidden: !showHidden })}
        >
          {t(showHidden ? 'hidden.hide' : 'hidden.show')}
        </Choice>
      )}
      {hasChoice && (
        <Choice
          testId="mail-colors"
          icon={dark ? <Sun /> : <Moon />}
          isSmall={hasRemote}
          shortcut="d"
          onClick={toggleColors}
        >
          {t(dark ? 'colors.original' : 'colors.dark')}
        </Choice>
      )}
    </div>
  );
}

interface HtmlViewProps {
  loaded: LoadedHtml;
  choices: ReadingChoices;
}

/** A mail in its sender's layout. */
export function HtmlView({ loaded: { html, carried }, choices }: HtmlViewProps) {
  const { loadRemote, showHidden } = choices;
  const { dark } = useMailColors(html);
  const [warned, setWarned] = useState(0);
  const shown = useMemo(
    () => carried && html.show({ carried, loadRemote, dark, showHidden }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new warning changes what `html` shows
    [html, carried, loadRemote, dark, showHidden, warned],
  );
  const warn = (width: number) => {
    if (html.warn(wordsOfLinks(html, { dark, showHidden }, width))) setWarned((times) => times + 1);
  };
  return (
    <HtmlFrame
      html={shown}
      loadsRemote={loadRemote}
      onPage={dark || !html.hasColors}
      onWidth={html.hasLinks ? warn : undefined}
    />
  );
}

const noImages: ReadonlyMap<string, string> = new Map();

/** The words of a mail's links as a frame of this width draws them. */
function wordsOfLinks(html: CleanHtml, choices: StyleChoices, width: number): Map<number, string> {
  const shown = html.show({ ...choices, carried: noImages, loadRemote: false });
  return readLinks(htmlFrame({ ...shown, nonce: cspNonce() }), width);
}

/** Whether a mail is shown in dark colours, and whether the reader may choose: a mail without colours follows the page. */
function useMailColors({ hasColors }: CleanHtml) {
  const isDark = useSyncExternalStore(onThemeChange, isPageDark);
  const { originalColors, toggleColors } = useReading();
  return { dark: isDark && !(originalColors && hasColors), hasChoice: isDark && hasColors, toggleColors };
}

interface ChoiceProps {
  testId: string;
  icon: ReactNode;
  /** On a phone, only the icon is shown. */
  isSmall: boolean;
  shortcut?: string;
  onClick: () => void;
  children: string;
}

function Choice({ testId, icon, isSmall, shortcut, onClick, children }: ChoiceProps) {
  return (
    <Button
      data-testid={testId}
      size="sm"
      look="quiet"
      aria-keyshortcuts={shortcut}
      onClick={onClick}
      title={isSmall ? children : undefined}
      className={classNames('shrink-0 [&>svg]:size-4', isSmall && 'max-sm:px-3')}
    >
      {icon}
      <span className={isSmall ? 'max-sm:sr-only' : undefined}>{children}</span>
    </Button>
  );
}
