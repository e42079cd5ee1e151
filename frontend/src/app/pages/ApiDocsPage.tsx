import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/PageHeading.js';
import { ApiDocs } from '../../features/api-docs/ApiDocs.js';

export default function ApiDocsPage() {
  const { t } = useTranslation('apiDocs');
  return (
    <div className="pb-12">
      <PageHeading title={t('title')}>{t('lead')}</PageHeading>
      <ApiDocs />
    </div>
  );
}
