import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog.js';
import { Tabs } from '../../components/Tabs.js';
import { AddressCode } from './AddressCode.js';
import { JoinPanel } from './JoinPanel.js';

interface QrDialogProps {
  address: string;
  isHolder: boolean;
  onClose: () => void;
}

/** QR codes for the camera of another device: one that opens the inbox there, and one of the address. */
export function QrDialog({ address, isHolder, onClose }: QrDialogProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const [shown, setShown] = useState<'join' | 'address'>(isHolder ? 'join' : 'address');
  return (
    <Dialog
      shape="fitting"
      testId="qr-dialog"
      title={t('qr.title')}
      description={<p className="text-sm text-ink-soft">{t(shown === 'join' ? 'join.text' : 'qr.text')}</p>}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      {isHolder ? (
        <Tabs
          label={t('qr.title')}
          tabs={[
            { value: 'join', text: t('join.tab') },
            { value: 'address', text: t('qr.tab') },
          ]}
          value={shown}
          onChoose={setShown}
          aside={null}
          className=""
          isBusy={false}
        >
          {shown === 'join' ? <JoinPanel address={address} /> : <AddressCode address={address} />}
        </Tabs>
      ) : (
        <AddressCode address={address} />
      )}
    </Dialog>
  );
}
