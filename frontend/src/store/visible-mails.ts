import type { EmailSummary } from '@efemera/contract';
import { mayChangeMail } from './address-state.js';
import { useAddress } from './address-store.js';
import { findMails, type MailChoice, type MailText, type QuickFilter } from './find-mails.js';
import { listedMails, useListedMails, useListView } from './list-view.js';
import { useMailTexts } from './mail-texts.js';

interface Search extends MailChoice {
  emails: readonly EmailSummary[];
  texts: ReadonlyMap<string, MailText>;
}

let last: Search | null = null;
let lastFound: readonly EmailSummary[] = [];

function found(search: Search): readonly EmailSummary[] {
  const keys = Object.keys(search) as (keyof Search)[];
  if (keys.some((key) => last?.[key] !== search[key])) {
    last = search;
    lastFound = findMails(search.emails, search);
  }
  return lastFound;
}

/** The visible mails: those of the list that the search finds. */
export function visibleMails(): readonly EmailSummary[] {
  const { query, filters, tag } = useListView.getState();
  return found({ emails: listedMails(), query, filters, tag, texts: useMailTexts.getState().texts });
}

export function useVisibleMails(): readonly EmailSummary[] {
  const emails = useListedMails();
  const query = useListView((view) => view.query);
  const filters = useListView((view) => view.filters);
  const tag = useListView((view) => view.tag);
  const texts = useMailTexts((state) => state.texts);
  return found({ emails, query, filters, tag, texts });
}

/** The selected mails that the search shows: hidden ones must not be deleted with them. */
export function selectedAmong(emails: readonly EmailSummary[], selected: ReadonlySet<string>): string[] {
  return selected.size === 0 ? [] : emails.filter(({ id }) => selected.has(id)).map(({ id }) => id);
}

/** Mails of an inbox that the visitor reads as a guest have no checkbox. */
function changeableMails(): readonly EmailSummary[] {
  const { own } = useAddress.getState();
  return visibleMails().filter(({ to }) => mayChangeMail(own, to));
}

/** Selects or deselects a mail; with `range`, all mails from the one that was selected or deselected before to this one. */
export function toggleSelected(id: string, range = false): void {
  const { selected, anchor } = useListView.getState();
  const chosen = !selected.has(id);
  const ids = changeableMails().map((email) => email.id);
  const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)].sort((a, b) => a - b);
  const touched = range && from !== undefined && from >= 0 && to !== undefined ? ids.slice(from, to + 1) : [id];
  const next = new Set(selected);
  for (const each of touched) {
    if (chosen) next.add(each);
    else next.delete(each);
  }
  useListView.setState({ selected: next, anchor: id, failed: new Set() });
}

export function selectAll(chosen: boolean): void {
  const selected = new Set(chosen ? changeableMails().map(({ id }) => id) : []);
  useListView.setState({ selected, anchor: null, failed: new Set() });
}

/** Clears the selection and hides the checkboxes. */
export function endSelection(): void {
  useListView.setState({ selected: new Set(), anchor: null, selecting: false, failed: new Set() });
}

export function clearSearch(): void {
  useListView.setState({ query: '', filters: new Set(), tag: null });
}

export function toggleFilter(filter: QuickFilter): void {
  const filters = new Set(useListView.getState().filters);
  if (!filters.delete(filter)) filters.add(filter);
  useListView.setState({ filters });
}
