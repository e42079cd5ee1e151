import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/PageHeading.js';
import { AdSlot } from '../../features/ads/AdSlot.js';
import { ArticleList } from '../../features/blog/ArticleList.js';

export default function BlogPage() {
  const { t } = useTranslation('blog');
  return (
    <div className="pb-12">
      <PageHeading title={t('title')}>{t('lead')}</PageHeading>
      <ArticleList />
      <AdSlot name="blog-sidebar" />
    </div>
  );
}
