import { AdSlot } from '../../features/ads/AdSlot.js';
import { Comments } from '../../features/feedback/Comments.js';
import { WithSidebar } from '../WithSidebar.js';
import { TextPage } from './TextPage.js';

export default function AboutPage() {
  return (
    <>
      <WithSidebar aside={<AdSlot name="about-sidebar" />}>
        <TextPage name="about" />
      </WithSidebar>
      <Comments />
    </>
  );
}
