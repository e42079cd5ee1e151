import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Lexicon, packPhrases } from '@efemera/mime/training';
import { HELD_OUT, OF_STRANGERS } from '@efemera/testing/codes/all-cases';
import { hardMails } from '@efemera/testing/codes/hard-mails';
import { accountTemplates } from './account-templates.js';
import { composeMails, PHRASE_PARTS } from './compose.js';
import { figuresOf, isOfTen, judge, foundAbove, type Figures, type Verdict } from './judge.js';
import { collectPhrases, readLanguages } from './languages.js';
import { Random } from './random.js';
import { KINDS, prepare, readCases, readFolder, varyCodes, type Kind, type PreparedMail } from './samples.js';
import { pack, trainModel, type Model, type Plan } from './stack.js';

/**
 * `npm run train-codes -- [--mails FOLDER] [--folds N] [--check] [--misses]`: trains the recogniser of codes and links
 * and writes it, with its figures, to `libs/mime/src/codes/trained-model.ts`. `docs/codes.md` tells what may be trained
 * on.
 *
 * It learns from the hand-made mails of the tests, from mails composed in all languages, and from labelled mails in
 * FOLDER; `--check` shows the figures and writes nothing, `--misses` shows each mail that it is wrong about.
 */
const { values: options } = parseArgs({
  options: {
    mails: { type: 'string' },
    folds: { type: 'string', default: '8' },
    check: { type: 'boolean' },
    misses: { type: 'boolean' },
  },
});
const root = resolve(import.meta.dirname, '../../../..');
const languagesFolder = resolve(root, 'apps/lab/src/train-codes/languages');
const target = resolve(root, 'libs/mime/src/codes/trained-model.ts');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const folds = Number(options.folds);
const COMPOSED_PER_TEMPLATE = 12;
const WEIGHT_OF_COMPOSED = 0.3;
/**
 * Mails of one sentence. A model trained mostly on hard mails takes the number in such a mail for something else than a
 * code.
 */
const FEW_WORDS = new Set(
  [
    ...['code in few words', 'code alone in a sentence', 'code with nothing else', 'code in the subject alone'],
    ...['number alone in a sentence', 'number with nothing else'],
  ].map((template) => `composed ${template}`),
);
const WEIGHT_OF_FEW_WORDS = 2.4;
/** One sentence below a subject that speaks of something else. A false code does more harm than a missed one. */
const WEIGHTS_BELOW_OTHER_SUBJECT: Record<string, number> = {
  'composed code alone below other business': 1.6,
  'composed number alone below a promised code': 2.4,
};
const WEIGHT_OF_CASES = 1.5;
/**
 * These mails are few, but most like those of a new sender: their writers knew neither the recogniser nor the other
 * sets.
 */
const WEIGHT_OF_STRANGERS = 3;
/**
 * The lowest scores at which a candidate is taken, chosen on the cross-validated and the held-out mails. The score for
 * codes is so high that a model misses a code rather than take a false one, which does more harm.
 */
const THRESHOLDS: Record<Kind, number> = { code: 1.1, link: 0.2 };

const languages = readLanguages(languagesFolder);
const phrases = collectPhrases(languages);
const lexicon = new Lexicon(phrases);
const given = { folder: options.mails ? readFolder(options.mails) : [], cases: readCases() };
const composed = composeMails(languages, COMPOSED_PER_TEMPLATE);
const dataHash = createHash('sha256')
  .update(JSON.stringify([phrases, given, composed]))
  .digest('hex');

const prepared = {
  folder: given.folder.map((mail) => prepare(mail, lexicon)),
  cases: given.cases.map((mail) => prepare(mail, lexicon)),
  composed: composed.map((mail) => prepare(mail, lexicon)),
};
const varied = varyCodes([...given.folder, ...given.cases], new Random(5)).map((mail) => prepare(mail, lexicon));
const isHeldOut = ({ project }: PreparedMail): boolean => HELD_OUT.has(project);
const judged = Object.values(prepared)
  .flat()
  .filter((mail) => !isHeldOut(mail));
const trained = [...judged, ...varied.filter((mail) => !isHeldOut(mail))];

const ofAccounts = new Set(Object.keys(accountTemplates).map((template) => `composed ${template}`));
const learnFrom = (kind: Kind, mails: PreparedMail[]): PreparedMail[] =>
  kind === 'link' ? mails : mails.filter(({ project }) => !ofAccounts.has(project));

const sizes = new Map<string, number>();
for (const { project } of judged) sizes.set(project, (sizes.get(project) ?? 0) + 1);
const composedProjects = new Set(composed.map(({ project }) => project));
const caseProjects = new Set(given.cases.map(({ project }) => project));
function ownWeightOf(project: string): number {
  if (FEW_WORDS.has(project)) return WEIGHT_OF_FEW_WORDS;
  if (composedProjects.has(project)) return WEIGHTS_BELOW_OTHER_SUBJECT[project] ?? WEIGHT_OF_COMPOSED;
  if (OF_STRANGERS.has(project)) return WEIGHT_OF_STRANGERS;
  return caseProjects.has(project) ? WEIGHT_OF_CASES : 1;
}
/** The weight of one mail: a project with more mails counts more than a small one, but not in proportion. */
const weightOf = ({ project }: PreparedMail): number =>
  ownWeightOf(project) * (composedProjects.has(project) ? 1 : ((sizes.get(project) ?? 1) / 40) ** -0.3);

/** Deals projects out by size, so that each fold has large and small ones. */
function dealOut(mails: readonly PreparedMail[], count: number): Map<string, number> {
  const projects = [...new Set(mails.map(({ project }) => project))].sort(
    (one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0) || one.localeCompare(other),
  );
  return new Map(projects.map((project, index) => [project, index % count]));
}

/**
 * The folds for training the trees: given mails are divided by project, composed mails by the part of the phrases they
 * use.
 */
const innerFolds = dealOut([...prepared.folder, ...prepared.cases], PHRASE_PARTS);
/** The trees learn from half of the composed mails: with all of them, they trust words that only these mails have. */
const forTrees = new Set(prepared.composed.filter((_, index) => index % 2 === 0));
const plan: Plan = {
  weightOf,
  treeWeightOf: (mail) =>
    composedProjects.has(mail.project)
      ? forTrees.has(mail)
        ? weightOf(mail)
        : 0
      : weightOf(mail) * (OF_STRANGERS.has(mail.project) ? 3 : caseProjects.has(mail.project) ? 2 : 1),
  foldOf: ({ phrasePart, project }) => phrasePart ?? innerFolds.get(project) ?? 0,
  folds: PHRASE_PARTS,
};

/** Judges each mail by a model that was trained without the mail's project (for a composed mail: its template). */
function crossValidate(kind: Kind, mails: PreparedMail[]): Map<PreparedMail, Verdict> {
  const verdicts = new Map<PreparedMail, Verdict>();
  const foldOf = dealOut(mails, folds);
  for (let fold = 0; fold < folds; fold += 1) {
    const others = trained.filter(({ project }) => foldOf.get(project) !== fold);
    const model = trainModel(learnFrom(kind, others), kind, plan);
    for (const mail of mails) if (foldOf.get(mail.project) === fold) verdicts.set(mail, judge(model, mail, kind));
  }
  return verdicts;
}

function tell(title: string, kind: Kind, figures: Figures): void {
  say(
    `${kind}  ${title.padEnd(34)} right ${figures.right}/${figures.wanted} (${figures.rightByProject} % by project)` +
      `  false ${figures.false}/${figures.others} (${figures.falseByProject} % by project)`,
  );
}

const figures: Record<string, Figures> = {};
function measure(kind: Kind, verdicts: Map<PreparedMail, Verdict>, sets: Record<string, PreparedMail[]>): void {
  for (const [title, mails] of Object.entries(sets)) {
    for (const [group, isOf] of [
      ['ten languages', isOfTen],
      ['other languages', (mail: PreparedMail) => !isOfTen(mail)],
    ] as const) {
      const those = mails.filter(isOf);
      if (those.length === 0) continue;
      const own = figuresOf(those, kind, verdicts, THRESHOLDS[kind]);
      figures[`${kind}, ${title}, ${group}`] = own;
      tell(`${title}, ${group}`, kind, own);
    }
    if (options.misses) showMisses(kind, mails, verdicts);
  }
}

function showMisses(kind: Kind, mails: PreparedMail[], verdicts: Map<PreparedMail, Verdict>): void {
  for (const mail of mails) {
    const verdict = verdicts.get(mail) ?? [];
    const found = foundAbove(THRESHOLDS[kind], verdict);
    if (found === mail[kind]) continue;
    const scores = verdict.map((each) => `${each.found} ${each.score.toFixed(1)}`).join(', ');
    say(`  ${mail.id} | ${mail.subject} | wanted ${String(mail[kind])} | found ${String(found)} | ${scores}`);
  }
}

say(`${languages.length} languages, ${judged.length} mails to judge, ${trained.length} to learn from`);
const models = Object.fromEntries(
  KINDS.map((kind): [Kind, Model] => {
    const model = trainModel(learnFrom(kind, trained), kind, plan);
    const heldOut = prepared.cases.filter(isHeldOut);
    const verdictsOnHeldOut = new Map(heldOut.map((mail) => [mail, judge(model, mail, kind)]));
    for (const set of HELD_OUT)
      measure(kind, verdictsOnHeldOut, { [`held-out set ${set}`]: heldOut.filter(({ project }) => project === set) });
    const cases = prepared.cases.filter((mail) => !isHeldOut(mail));
    measure(kind, crossValidate(kind, [...prepared.folder, ...cases]), {
      'given mails': prepared.folder,
      'hand-made mails': cases.filter(({ project }) => !(project in hardMails)),
      'hard mails': cases.filter(({ project }) => project in hardMails),
    });
    measure(kind, crossValidate(kind, prepared.composed), { 'composed mails': prepared.composed });
    return [kind, model];
  }),
) as Record<Kind, Model>;

if (!options.check) {
  const module = `import type { TrainedModel } from './model.js';

/**
 * Written by \`npm run train-codes\`; see docs/codes.md. SHA-256 of what it was trained on:
 * ${dataHash}
 */

/** How many finds were right and how many false, cross-validated: mails of one source project are all in one fold. */
export const FIGURES = ${JSON.stringify(figures, null, 2)};

/** See \`unpackPhrases\`. */
export const LEXICON =
  '${packPhrases(phrases)}';

export const CODE_MODEL: TrainedModel = ${JSON.stringify(pack(models.code, THRESHOLDS.code), null, 2)};

export const LINK_MODEL: TrainedModel = ${JSON.stringify(pack(models.link, THRESHOLDS.link), null, 2)};
`;
  writeFileSync(target, module);
  say(`${target}: ${Math.round(Buffer.byteLength(module) / 1024)} KiB`);
}
