import { TextPage } from './TextPage.js';

export default function TermsPage() {
  return <TextPage name="terms" />;
}
