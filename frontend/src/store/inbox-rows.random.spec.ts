import type { EmailSummary } from '@efemera/contract';
import { someSummary } from '@efemera/testing/some-mail';
import type { InboxFact } from '../transport/live.js';
import { applyFact, applyListing, ask, noRows } from './inbox-rows.js';

const to = 'calm-owl7@efemera.localhost';

/** Random numbers (mulberry32) in the same sequence for the same seed, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Question {
  askedAt: number;
  /** The listing that the server has read for this request; null before. */
  listing: EmailSummary[] | null;
}

/** A server, a network and a page with random delays; only events keep their order. */
class World {
  rows = noRows;
  /** Whether the socket is up: events are lost while it is down. */
  socketUp = true;
  /** Whether the gateway sends the facts of the inbox. */
  isFollowed = true;
  readonly random: () => number;
  #truth: EmailSummary[] = [];
  /** What the socket brings, in this order: facts, and the listing with which the gateway answers a watch. */
  #facts: (InboxFact | Question)[] = [];
  #questions: Question[] = [];
  /** Facts about changes that the page itself has asked for: the page learns of them by the server's answer. */
  #answers: InboxFact[] = [];
  #lastId = 0;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  get truth(): readonly EmailSummary[] {
    return this.#truth;
  }

  get openQuestions(): number {
    return this.#questions.length;
  }

  receive(): void {
    const number = ++this.#lastId;
    // Two mails share each millisecond, and the later one has the smaller id, as random ids allow.
    const timestamp = new Date(Date.UTC(2026, 10, 20) + Math.floor(number / 2)).toISOString();
    const id = `${String(Math.floor(number / 2)).padStart(4, '0')}${number % 2 === 0 ? 'B' : 'A'}`;
    const email = someSummary({ id, to, subject: id, timestamp });
    this.#truth = [email, ...this.#truth];
    this.#tell({ type: 'mail:received', payload: { to, email } });
    // A full inbox drops its oldest mail.
    if (this.#truth.length > 12) this.remove(this.#truth.length - 1);
  }

  parse(index: number): void {
    const email = this.#change(index, { preview: 'Parsed' });
    if (email) this.#tell({ type: 'mail:updated', payload: { to, id: email.id, email } });
  }

  setRead(index: number, byPage: boolean): void {
    const email = this.#change(index, { read: true });
    if (!email) return;
    const fact: InboxFact = { type: 'mail:updated', payload: { to, id: email.id, read: true } };
    this.#tell(fact);
    if (byPage) this.#answers.push(fact);
  }

  remove(index: number, byPage = false): void {
    const email = this.#truth[index];
    if (!email) return;
    this.#truth = this.#truth.filter((mail) => mail !== email);
    const fact: InboxFact = { type: 'mail:removed', payload: { to, id: email.id } };
    this.#tell(fact);
    if (byPage) this.#answers.push(fact);
  }

  ask(): void {
    this.rows = ask(this.rows);
    this.#questions.push({ askedAt: this.rows.clock, listing: null });
  }

  serverReads(index: number): void {
    const question = this.#questions[index];
    if (question) question.listing ??= [...this.#truth];
  }

  /** Delivers one answer, if there is any; the others stay under way. */
  answer(index: number): void {
    const question = this.#questions[index];
    if (!question?.listing) return;
    this.#questions.splice(index, 1);
    this.rows = applyListing(this.rows, question.listing, question.askedAt);
  }

  loseQuestion(index: number): void {
    this.#questions.splice(index, 1);
  }

  hearFact(): void {
    const fact = this.#facts.shift();
    if (fact && 'listing' in fact) this.rows = applyListing(this.rows, fact.listing ?? [], fact.askedAt, true);
    else if (fact) this.rows = applyFact(this.rows, fact);
  }

  /**
   * Asks the gateway to follow the inbox. When the returned function is called, the gateway reads and sends the
   * listing; from then on it sends each fact.
   */
  watch(): () => void {
    this.rows = ask(this.rows);
    const askedAt = this.rows.clock;
    return () => {
      this.isFollowed = true;
      this.#facts.push({ askedAt, listing: [...this.#truth] });
    };
  }

  /** Delivers what is under way, and asks nothing more. */
  drain(): void {
    this.#questions.forEach((_, index) => this.serverReads(index));
    while (this.#facts.length + this.#questions.length > 0) {
      if (this.#questions.length > 0 && this.random() < 0.5) this.answer(this.pick(this.#questions.length));
      else this.hearFact();
    }
  }

  hearOwnAnswer(): InboxFact | undefined {
    const fact = this.#answers.shift();
    if (fact) this.rows = applyFact(this.rows, fact);
    return fact;
  }

  /** Delivers everything that is under way, and one more listing: events in their order, answers in any order. */
  settle(): void {
    while (this.#facts.length > 0) this.hearFact();
    while (this.#answers.length > 0) this.hearOwnAnswer();
    this.ask();
    this.#questions.forEach((_, index) => this.serverReads(index));
    while (this.#questions.length > 0) this.answer(this.pick(this.#questions.length));
  }

  pick(count: number): number {
    return Math.floor(this.random() * count);
  }

  #change(index: number, change: Partial<EmailSummary>): EmailSummary | undefined {
    const before = this.#truth[index];
    if (!before) return undefined;
    const after = { ...before, ...change };
    this.#truth = this.#truth.map((mail) => (mail === before ? after : mail));
    return after;
  }

  #tell(fact: InboxFact): void {
    if (this.socketUp && this.isFollowed) this.#facts.push(fact);
  }
}

const shown = ({ rows }: World) => rows.emails.map(({ id }) => id);
const seeds = Array.from({ length: 400 }, (_, seed) => seed);
const stepsOfOneLife = 120;

/** The tests of this file call this half a million times: with Jest's `expect`, a run would take two minutes longer. */
function must(holds: boolean, seen: object): void {
  if (!holds) throw new Error(JSON.stringify(seen));
}

it('shows the true state in the end, however events, listings and own commands overtake each other or get lost', () => {
  for (const seed of seeds) {
    const world = new World(seed);
    const mail = () => world.pick(world.truth.length + 1);
    const question = () => world.pick(world.openQuestions + 1);
    const steps = [
      () => world.receive(),
      () => world.receive(),
      () => world.parse(mail()),
      () => world.setRead(mail(), world.random() < 0.5),
      () => world.remove(mail(), world.random() < 0.5),
      () => world.hearFact(),
      () => world.hearFact(),
      () => world.hearFact(),
      () => world.hearOwnAnswer(),
      () => world.ask(),
      () => world.serverReads(question()),
      () => world.answer(question()),
      () => world.loseQuestion(world.random() < 0.2 ? question() : -1),
      () => (world.socketUp = world.random() < 0.8),
    ];
    for (let step = 0; step < stepsOfOneLife; step++) {
      steps[world.pick(steps.length)]?.();
      const ids = shown(world);
      must(new Set(ids).size === ids.length, { seed, step, ids });
      const times = world.rows.emails.map(({ timestamp }) => timestamp);
      const areNewestFirst = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? ''));
      must(areNewestFirst, { seed, step, times });
    }
    world.settle();
    expect({ seed, emails: world.rows.emails }).toEqual({ seed, emails: world.truth });
  }
});

it('never removes existing mail nor restores deleted mail while the socket is up and the page polls', () => {
  for (const seed of seeds) {
    const world = new World(seed);
    const deleted = new Set<string>();
    const mail = () => world.pick(world.truth.length + 1);
    const steps = [
      () => world.receive(),
      () => world.parse(mail()),
      () => world.setRead(mail(), world.random() < 0.5),
      () => world.remove(mail(), world.random() < 0.5),
      () => {
        const fact = world.hearOwnAnswer();
        if (fact?.type === 'mail:removed') deleted.add(fact.payload.id);
      },
      () => world.hearFact(),
      () => world.hearFact(),
      () => world.hearFact(),
      // A poll waits for the one before it.
      () => world.openQuestions === 0 && world.ask(),
      () => world.serverReads(0),
      () => world.answer(0),
    ];
    let before: string[] = [];
    const readBefore = new Set<string>();
    for (let step = 0; step < stepsOfOneLife; step++) {
      steps[world.pick(steps.length)]?.();
      const now = shown(world);
      const there = new Set(world.truth.map(({ id }) => id));
      const lost = before.filter((id) => there.has(id) && !now.includes(id));
      must(lost.length === 0, { seed, step, lost });
      const back = now.filter((id) => deleted.has(id));
      must(back.length === 0, { seed, step, back });
      for (const { id, read } of world.rows.emails) {
        if (read) readBefore.add(id);
        must(read || !readBefore.has(id), { seed, step, id, read });
      }
      before = now;
    }
  }
});

it.each([
  ['once the gateway follows the inbox', false],
  ['although an earlier watch told of some of it and ended before the next one began', true],
])('shows all mail in its latest state %s, without another poll', (_, isFollowedBefore) => {
  for (const seed of seeds) {
    const world = new World(seed);
    world.isFollowed = isFollowedBefore;
    let serverAnswersWatch: (() => void) | null = null;
    const steps = [
      () => world.truth.length < 10 && world.receive(),
      () => world.parse(world.pick(world.truth.length + 1)),
      // A poll waits for the one before it.
      () => world.openQuestions === 0 && world.ask(),
      () => world.serverReads(0),
      () => world.answer(0),
      () => world.hearFact(),
    ];
    for (let step = 0; step < 40; step++) {
      steps[world.pick(steps.length)]?.();
      if (step === 10) serverAnswersWatch = world.watch();
      if (step === 15) world.isFollowed = false;
      if (step === 20) serverAnswersWatch?.();
    }
    world.drain();
    expect({ seed, emails: world.rows.emails }).toEqual({ seed, emails: world.truth });
  }
});
