import type { EmailSummary } from '@efemera/contract';
import { create } from 'zustand';
import { useInbox } from './inbox-store.js';
import type { MailChoice } from './find-mails.js';
import { useOtherInboxes } from './other-inboxes.js';

interface ListView extends MailChoice {
  /** The list shows the mails of the inbox on screen, or of every inbox that the visitor holds. */
  scope: 'one' | 'all';
  /** The visitor has asked for the search field, which takes the focus as soon as it exists. */
  searchWanted: boolean;
  /** Ids of the selected mails, some of which may be deleted or hidden by a search. */
  selected: ReadonlySet<string>;
  /** The id of the mail that was selected or deselected last: Shift and a click select from it to the clicked one. */
  anchor: string | null;
  /** The checkboxes are shown although nothing is selected: for touch screens, which have no hover. */
  selecting: boolean;
  /** A deletion of several mails is running. */
  removal: { done: number; of: number } | null;
  /** Mails that the server did not delete in the last deletion. */
  failed: ReadonlySet<string>;
  /** Number of deleted mails, to be announced. */
  removedCount: number;
}

const plain: ListView = {
  scope: 'one',
  query: '',
  filters: new Set(),
  tag: null,
  searchWanted: false,
  selected: new Set(),
  anchor: null,
  selecting: false,
  removal: null,
  failed: new Set(),
  removedCount: 0,
};

/** The visitor's search and selection. None of it reaches the server. */
export const useListView = create<ListView>()(() => plain);

/** Clears search, selection and, unless `keepsScope`, the list of all inboxes: they belong to the previous inbox. */
export function resetListView(keepsScope = false): void {
  useListView.setState(({ scope }) => ({ ...plain, scope: keepsScope ? scope : plain.scope }));
}

/** Lists one inbox again, after the visitor's last other inbox has ended. */
export function endScope(): void {
  if (useListView.getState().scope === 'all') useListView.setState({ scope: 'one' });
}

type Mails = readonly EmailSummary[];
type Boxes = ReturnType<typeof useOtherInboxes.getState>['boxes'];

let lastMerge: { emails: Mails; boxes: Boxes; merged: Mails } | null = null;

/** The mails of all inboxes, newest first. */
function merge(emails: Mails, boxes: Boxes): Mails {
  if (lastMerge?.emails !== emails || lastMerge.boxes !== boxes) {
    const all = [emails, ...[...boxes.values()].map((rows) => rows.emails)].flat();
    // A stable sort: mails of one inbox within one millisecond keep their order, which random ids do not tell.
    const merged = all.sort((a, b) => (a.timestamp < b.timestamp ? 1 : a.timestamp > b.timestamp ? -1 : 0));
    lastMerge = { emails, boxes, merged };
  }
  return lastMerge.merged;
}

/** The mails of the list, before any search. */
export function listedMails(): Mails {
  const { emails } = useInbox.getState().rows;
  return useListView.getState().scope === 'all' ? merge(emails, useOtherInboxes.getState().boxes) : emails;
}

export function useListedMails(): Mails {
  const emails = useInbox(({ rows }) => rows.emails);
  const boxes = useOtherInboxes((state) => state.boxes);
  const scope = useListView((view) => view.scope);
  return scope === 'all' ? merge(emails, boxes) : emails;
}

/** Shows only mail to the plus address with this tag, or all again. */
export function toggleTag(tag: string): void {
  useListView.setState((view) => ({ tag: view.tag === tag ? null : tag }));
}
