import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/PageHeading.js';
import { OperatorScreen } from '../../features/operator/OperatorScreen.js';

export default function OperatorPage() {
  const { t } = useTranslation('operator');
  return (
    <div className="pb-16">
      <PageHeading title={t('title')}>{t('lead')}</PageHeading>
      <OperatorScreen />
    </div>
  );
}
