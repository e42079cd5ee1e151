import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/PageHeading.js';
import { StatisticsScreen } from '../../features/statistics/StatisticsScreen.js';

export default function StatisticsPage() {
  const { t } = useTranslation('statistics');
  return (
    <>
      <PageHeading title={t('title')}>{t('intro')}</PageHeading>
      <StatisticsScreen />
    </>
  );
}
