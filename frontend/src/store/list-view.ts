import type { EmailSummary } from '@efemera/contract';
import { create } from 'zustand';
import { useInbox } from './inbox-store.js';
import { findMails, type QuickFilter } from './find-mails.js';

interface ListView {
  query: string;
  filters: ReadonlySet<QuickFilter>;
  /** The search field is requested, and takes the focus as soon as it exists. */
  searchWanted: boolean;
  /** Ids of the selected mails, some of which may be deleted or hidden by a search. */
  selected: ReadonlySet<string>;
  /** The start of a range. */
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
  query: '',
  filters: new Set(),
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

/** Clears search and selection: they belong to the previous inbox. */
export const resetListView = () => useListView.setState(plain);

let last: { emails: readonly EmailSummary[]; query: string; filters: ReadonlySet<QuickFilter> } | null = null;
let lastFound: readonly EmailSummary[] = [];

function found(
  emails: readonly EmailSummary[],
  { query, filters }: Pick<ListView, 'query' | 'filters'>,
): readonly EmailSummary[] {
  if (last?.emails !== emails || last.query !== query || last.filters !== filters) {
    last = { emails, query, filters };
    lastFound = findMails(emails, query, filters);
  }
  return lastFound;
}

/** The visible mails. */
export function visibleMails(): readonly EmailSummary[] {
  return found(useInbox.getState().rows.emails, useListView.getState());
}

export function useVisibleMails(): readonly EmailSummary[] {
  const emails = useInbox(({ rows }) => rows.emails);
  const query = useListView((view) => view.query);
  const filters = useListView((view) => view.filters);
  return found(emails, { query, filters });
}

/** The selected mails that the search shows: hidden ones must not be deleted with them. */
export function selectedAmong(emails: readonly EmailSummary[], selected: ReadonlySet<string>): string[] {
  return selected.size === 0 ? [] : emails.filter(({ id }) => selected.has(id)).map(({ id }) => id);
}

/** Selects or deselects a mail; with `range`, all between it and the one before. */
export function toggleSelected(id: string, range = false): void {
  const { selected, anchor } = useListView.getState();
  const chosen = !selected.has(id);
  const ids = visibleMails().map((email) => email.id);
  const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)].sort((a, b) => a - b);
  const touched = range && from !== undefined && from >= 0 && to !== undefined ? ids.slice(from, to + 1) : [id];
  const next = new Set(selected);
  for (const each of touched) {
    if (chosen) next.add(each);
    else next.delete(each);
  }
  useListView.setState({ selected: next, anchor: id, failed: plain.failed });
}

export function selectAll(chosen: boolean): void {
  const selected = new Set(chosen ? visibleMails().map(({ id }) => id) : []);
  useListView.setState({ selected, anchor: null, failed: plain.failed });
}

/** Clears the selection and hides the checkboxes. */
export function endSelection(): void {
  useListView.setState({ selected: plain.selected, anchor: null, selecting: false, failed: plain.failed });
}

export function clearSearch(): void {
  useListView.setState({ query: '', filters: plain.filters });
}

export function toggleFilter(filter: QuickFilter): void {
  const filters = new Set(useListView.getState().filters);
  if (!filters.delete(filter)) filters.add(filter);
  useListView.setState({ filters });
}
