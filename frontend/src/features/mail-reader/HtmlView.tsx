import { Eye, EyeOff, Moon, Sun } from 'lucide-react';
import { useMemo, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { useReading } from '../../store/reading-store.js';
import { HtmlFrame } from './MailFrame.js';
import { isPageDark, onThemeChange } from './page-colors.js';
import { RemoteBar } from './RemoteBar.js';
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
  const shown = useMemo(
    () => carried && html.show({ carried, loadRemote, dark, showHidden }),
    [html, carried, loadRemote, dark, showHidden],
  );
  return <HtmlFrame html={shown} loadsRemote={loadRemote} dark={dark} />;
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
