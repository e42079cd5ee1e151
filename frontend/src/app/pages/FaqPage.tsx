import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHash } from '../../router/router.js';
import { Markdown } from '../../components/Markdown.js';
import { PageHeading } from '../../components/PageHeading.js';
import { AdSlot } from '../../features/ads/AdSlot.js';
import type { PageHead } from '../head.js';
import { longText } from '../../i18n/i18n.js';
import { plainText, splitQuestions, splitText } from './split-text.js';

/** The anchor is the same in every language, so that a link to a question works in all of them. */
const questionId = (number: number) => `pergunta-${number}`;

export default function FaqPage() {
  useTranslation();
  const { title, lead, rest } = splitText(longText('faq'));
  const questions = splitQuestions(rest).map((entry, index) => ({ ...entry, id: questionId(index + 1) }));
  const half = Math.ceil(questions.length / 2);
  return (
    <article className="pb-12">
      <PageHeading title={title}>{plainText(lead)}</PageHeading>
      <Questions questions={questions.slice(0, half)} />
      <AdSlot name="faq-between" className="max-w-3xl" />
      <Questions questions={questions.slice(half)} />
    </article>
  );
}

function Questions({ questions }: { questions: readonly { id: string; question: string; answer: string }[] }) {
  const hash = useHash();
  return (
    <div className="panel max-w-3xl divide-y divide-line first-of-type:rounded-b-none last-of-type:rounded-t-none last-of-type:border-t-0 last-of-type:before:hidden">
      {questions.map(({ id, question, answer }) => (
        // A native element: the browser's search finds text in closed answers, and they open without JavaScript.
        <details key={id} id={id} open={hash === `#${id}`} className="group scroll-mt-20 px-5 sm:px-7">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3.5 font-medium [&::-webkit-details-marker]:hidden">
            <h2 className="grow font-sans text-base">{question}</h2>
            <ChevronDown
              className="size-5 shrink-0 text-ember transition-transform group-open:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className="pb-5 text-ink-soft">
            <Markdown text={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** The questions and answers in the form for search engines. */
export function head(): Partial<PageHead> {
  const questions = splitQuestions(splitText(longText('faq')).rest);
  return {
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      },
    ],
  };
}
