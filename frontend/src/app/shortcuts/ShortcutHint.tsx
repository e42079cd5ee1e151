import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { useShortcuts } from './shortcut-store.js';

/** Opens the list of shortcuts, also while they are switched off. Shown only on devices with a keyboard. */
export function ShortcutHint() {
  const { t } = useTranslation('shortcuts');
  const showHelp = useShortcuts((state) => state.showHelp);
  return (
    <Button
      size="sm"
      look="quiet"
      aria-haspopup="dialog"
      data-testid="shortcuts"
      className="text-xs text-ink-faint"
      onClick={() => showHelp(true)}
    >
      {t('hint')}
      <kbd
        className="grid size-5 place-items-center rounded-sm border border-line-strong font-mono text-xs"
        aria-hidden="true"
      >
        ?
      </kbd>
    </Button>
  );
}
