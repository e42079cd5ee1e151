import { useTranslation } from 'react-i18next';
import { Markdown } from '../../components/Markdown.js';
import { PageHeading } from '../../components/PageHeading.js';
import { longText } from '../../i18n/i18n.js';
import type { LongText } from '../../i18n/late-texts.js';
import { plainText, splitText } from './split-text.js';

/** A page that is one long text. */
export function TextPage({ name }: { name: LongText }) {
  // Draws the page again when the language changes.
  useTranslation();
  const { title, lead, rest } = splitText(longText(name));
  return (
    <article className="pb-12">
      <PageHeading title={title}>{plainText(lead)}</PageHeading>
      <Markdown text={rest} />
    </article>
  );
}
