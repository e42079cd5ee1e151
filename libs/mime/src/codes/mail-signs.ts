import { Features, Zone } from './features.js';
import type { FoundWord, Topic } from './lexicon.js';

const SUBJECT_CHARS = 100;
const MAIL_CHARS = 600;

/** The topics of a mail, and the features that its codes and links have in common. */
export interface MailSigns {
  topics: Set<Topic>;
  subjectTopics: Set<Topic>;
  features: Features;
}

export function readMailSigns(mail: { folded: string; words: FoundWord[]; subjectEnd: number }): MailSigns {
  const { folded, words, subjectEnd } = mail;
  const topics = new Set<Topic>();
  const subjectTopics = new Set<Topic>();
  for (const { topic, end } of words) {
    topics.add(topic);
    if (end <= subjectEnd) subjectTopics.add(topic);
  }
  const features = new Features();
  for (const topic of topics) features.add(`mail:${topic}`, 0.5);
  for (const topic of subjectTopics) features.add(`subject:${topic}`, 0.7);
  features.addPieces(Zone.subject, folded.slice(0, Math.min(subjectEnd, SUBJECT_CHARS)), 1);
  const bodyStart = subjectEnd + 2;
  features.addPieces(Zone.mail, folded.slice(bodyStart, bodyStart + MAIL_CHARS), 1);
  features.add(`chars:${Math.min(6, Math.floor(Math.log2(1 + (folded.length - bodyStart) / 50)))}`, 0.5);
  return { topics, subjectTopics, features };
}
