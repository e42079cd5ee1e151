import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/PageHeading.js';
import { AdSlot } from '../../features/ads/AdSlot.js';
import { ContactForm } from '../../features/feedback/ContactForm.js';
import { WithSidebar } from '../WithSidebar.js';

export default function ContactPage() {
  const { t } = useTranslation('feedback');
  return (
    <div className="pb-12">
      <PageHeading title={t('contact.title')}>{t('contact.lead')}</PageHeading>
      <WithSidebar aside={<AdSlot name="contact-sidebar" />}>
        <ContactForm />
      </WithSidebar>
    </div>
  );
}
