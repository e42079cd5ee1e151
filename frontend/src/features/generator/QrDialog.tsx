import { Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { copy } from '../../store/copy.js';

/** RFC 6068 §2: reserved characters of an address are percent-encoded. */
export const mailtoUri = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/** The address as a QR code, for the camera of another device. */
export function QrDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation(['addresses', 'common']);
  return (
    <Dialog
      shape="fitting"
      testId="qr-dialog"
      title={t('qr.title')}
      description={<p className="text-sm text-ink-soft">{t('qr.text')}</p>}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <div className="flex flex-col items-center gap-5 overflow-y-auto px-5 py-6 sm:px-7">
        <QRCodeSVG
          data-testid="qr-code"
          data-value={mailtoUri(address)}
          title={t('qr.code', { address })}
          value={mailtoUri(address)}
          level="M"
          // ISO/IEC 18004 §9.1: four modules of quiet zone; and dark on light in both themes, or old readers fail.
          marginSize={4}
          bgColor="#ffffff"
          fgColor="#101a20"
          className="h-auto w-full max-w-64 rounded-lg"
        />
        <p className="max-w-full text-center font-mono text-sm wrap-anywhere select-all" translate="no" dir="ltr">
          {address}
        </p>
        <Button className="w-full" onClick={() => void copy(address, 'addressCopied')}>
          <Copy className="size-4.5" aria-hidden="true" />
          {t('qr.copy')}
        </Button>
      </div>
    </Dialog>
  );
}
