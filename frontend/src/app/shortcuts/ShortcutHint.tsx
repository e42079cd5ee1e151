import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { openHelp } from './open-help.js';

/** Opens the list of shortcuts, also while they are switched off. Shown only on devices with a keyboard. */
export function ShortcutHint() {
  const { t } = useTranslation('shortcuts');
  return (
    <Button
      size="sm"
      look="quiet"
      aria-haspopup="dialog"
      data-testid="shortcuts"
      className="text-xs text-ink-faint"
      onClick={openHelp}
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
