import { TextPage } from './TextPage.js';

export default function PrivacyPage() {
  return <TextPage name="privacy" />;
}
