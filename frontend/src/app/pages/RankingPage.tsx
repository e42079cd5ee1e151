import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/PageHeading.js';
import { RankingPanel } from '../../features/ranking/RankingPanel.js';

export default function RankingPage() {
  const { t } = useTranslation('ranking');
  return (
    <>
      <PageHeading title={t('title')}>{t('intro')}</PageHeading>
      <RankingPanel />
    </>
  );
}
