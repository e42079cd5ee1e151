import { TextPage } from './TextPage.js';

export default function AboutPage() {
  return <TextPage name="about" />;
}
