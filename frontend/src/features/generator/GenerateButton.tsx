import { Gauge, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { Notice } from '../../components/Notice.js';
import { useAddress } from '../../store/address-store.js';
import { generateAddress } from './commands.js';

interface GenerateButtonProps {
  look: 'primary' | 'secondary';
  text: string;
  /** The visitor has moved to an address of their own. */
  onMoved: () => void;
}

/** The button that generates an address; a notice in its place once the day's quota is used up. */
export function GenerateButton({ look, text, onMoved }: GenerateButtonProps) {
  const { t } = useTranslation('generator');
  const { current, quota, busy } = useAddress();
  if (quota?.remaining === 0) {
    return (
      <Notice tone="warning" icon={<Gauge className="size-4" />}>
        <strong className="block font-semibold">{t('quota.exhausted')}</strong>
        {t('quota.exhaustedText', { limit: quota.limit })}
      </Notice>
    );
  }
  const generate = async () => {
    if (await generateAddress()) onMoved();
  };
  return (
    <Button
      look={look}
      className="grow"
      data-testid="generate"
      disabled={busy !== null}
      // Takes the focus after the visitor has deleted the address, because the button that had the focus is gone.
      autoFocus={current.phase === 'none'}
      onClick={() => void generate()}
    >
      <RefreshCw className="size-4.5" aria-hidden="true" />
      {busy === 'generating' ? t('generating') : text}
    </Button>
  );
}
