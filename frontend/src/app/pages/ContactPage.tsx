import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/PageHeading.js';
import { ContactForm } from '../../features/feedback/ContactForm.js';

export default function ContactPage() {
  const { t } = useTranslation('feedback');
  return (
    <div className="pb-12">
      <PageHeading title={t('contact.title')}>{t('contact.lead')}</PageHeading>
      <ContactForm />
    </div>
  );
}
