import { Eye, EyeOff, Moon, Sun } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../browser/csp-nonce.js';
import { Button } from '../../components/Button.js';
import { useReading } from '../../store/reading-store.js';
import type { CleanHtml } from './clean-html.js';
import type { StyleChoices } from './declarations.js';
import { htmlFrame } from './frame-document.js';
import { HtmlFrame } from './MailFrame.js';
import { isPageDark, onThemeChange } from './page-colors.js';
import { readLinks } from './read-links.js';
import { RemoteBar } from './RemoteContentReport.js';
import type { LoadedHtml } from './use-html.js';

/** The reader's choices for this reading; they end when the mail is closed. */
export interface ReadingChoices {
  loadRemote: boolean;
  showHidden: boolean;
}

interface HtmlBarsProps {
  html: LoadedHtml['html'];
  choices: ReadingChoices;
  choose: (choices: ReadingChoices) => void;
  /** Takes the focus when the focused button is removed. */
  panel: RefObject<HTMLElement | null>;
}

/** The bars above a mail, with which a reader loads its remote images, shows its hidden text and changes its colours. */
export function HtmlBars({ html, choices, choose, panel }: HtmlBarsProps) {
  const { t } = useTranslation('reader');
  const { loadRemote, showHidden } = choices;
  const { isPageDark, dark, toggleColors } = useMailColors();
  return (
    <>
      {html.remote.images > 0 && (
        <RemoteBar
          content={html.remote}
          loaded={loadRemote}
          onLoad={() => {
            choose({ ...choices, loadRemote: true });
            // The button is about to be removed; the focus moves to the images.
            panel.current?.focus();
          }}
        />
      )}
      {(html.hidesText || isPageDark) && (
        <div className="flex flex-wrap gap-x-1 border-b border-line px-2 py-0.5 sm:px-4">
          {html.hidesText && (
            <Choice
              testId="hidden-text"
              icon={showHidden ? <EyeOff /> : <Eye />}
              onClick={() => choose({ ...choices, showHidden: !showHidden })}
            >
              {t(showHidden ? 'hidden.hide' : 'hidden.show')}
            </Choice>
          )}
          {isPageDark && (
            <Choice testId="mail-colors" icon={dark ? <Sun /> : <Moon />} shortcut="d" onClick={toggleColors}>
              {t(dark ? 'colors.original' : 'colors.dark')}
            </Choice>
          )}
        </div>
      )}
    </>
  );
}

interface HtmlViewProps {
  loaded: LoadedHtml;
  choices: ReadingChoices;
}

/** A mail in its sender's layout. */
export function HtmlView({ loaded: { html, carried }, choices }: HtmlViewProps) {
  const { loadRemote, showHidden } = choices;
  const { dark } = useMailColors();
  const [warned, setWarned] = useState(0);
  const shown = useMemo(
    () => carried && html.show({ carried, loadRemote, dark, showHidden }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new warning changes what `html` shows
    [html, carried, loadRemote, dark, showHidden, warned],
  );
  const warn = (width: number) => {
    if (html.warn(wordsOfLinks(html, { dark, showHidden }, width))) setWarned((times) => times + 1);
  };
  return <HtmlFrame html={shown} loadsRemote={loadRemote} dark={dark} onWidth={html.hasLinks ? warn : undefined} />;
}

const noImages: ReadonlyMap<string, string> = new Map();

/** The words of a mail's links as a frame of this width draws them. */
export function wordsOfLinks(html: CleanHtml, choices: StyleChoices, width: number): Map<number, string> {
  const shown = html.show({ ...choices, carried: noImages, loadRemote: false });
  return readLinks(htmlFrame({ ...shown, nonce: cspNonce(), dark: choices.dark }), width);
}

/** Whether mails are shown in dark colours. */
function useMailColors() {
  const isDark = useSyncExternalStore(onThemeChange, isPageDark);
  const { originalColors, toggleColors } = useReading();
  return { isPageDark: isDark, dark: isDark && !originalColors, toggleColors };
}

interface ChoiceProps {
  testId: string;
  icon: ReactNode;
  shortcut?: string;
  onClick: () => void;
  children: string;
}

function Choice({ testId, icon, shortcut, onClick, children }: ChoiceProps) {
  return (
    <Button
      data-testid={testId}
      size="sm"
      look="quiet"
      aria-keyshortcuts={shortcut}
      onClick={onClick}
      className="[&>svg]:size-4"
    >
      {icon}
      {children}
    </Button>
  );
}
