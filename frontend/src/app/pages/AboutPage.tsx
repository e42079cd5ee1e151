import { Comments } from '../../features/feedback/Comments.js';
import { TextPage } from './TextPage.js';

export default function AboutPage() {
  return (
    <>
      <TextPage name="about" />
      <Comments />
    </>
  );
}
