import { plusAddress, type EmailSummary } from '@efemera/contract';
import { Copy, KeyRound, ListChecks, Paperclip, Search, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { Notice } from '../../components/Notice.js';
import { mayChangeMail } from '../../store/address-state.js';
import { useAddress } from '../../store/address-store.js';
import { copy } from '../../store/copy.js';
import { useInbox } from '../../store/inbox-store.js';
import { removeMails } from './commands.js';
import { DeleteManyButton } from './DeleteManyButton.js';
import { quickFilters, type QuickFilter } from '../../store/find-mails.js';
import { moveFocus, refocusTop } from './list-focus.js';
import { toggleTag, useListedMails, useListView } from '../../store/list-view.js';
import { useMailTexts } from '../../store/mail-texts.js';
import { clearSearch, endSelection, selectAll, toggleFilter, useVisibleMails } from '../../store/visible-mails.js';

interface ListToolsProps {
  visible: readonly EmailSummary[];
  /** Ids of the selected visible mails. */
  chosen: ReadonlySet<string>;
}

const filterIcons = { code: KeyRound, files: Paperclip };

/** Above the list: searching, selecting, and deleting several mails. */
export function ListTools({ visible, chosen }: ListToolsProps) {
  const { t } = useTranslation('inbox');
  const emails = useListedMails();
  const { scope, query, filters, tag, selecting, removal, failed, removedCount } = useListView();
  const mayChange = useAddress(({ own }) => emails.some(({ to }) => mayChangeMail(own, to)));
  const searching = query !== '' || filters.size > 0 || tag !== null;
  const textsFailed = useMailTexts(({ state }) => state === 'failed') && query !== '';
  const failures = emails.filter(({ id }) => failed.has(id)).length;
  const choosing = selecting || chosen.size > 0;
  const removing = removal !== null;

  // The progress replaces the focused button, so the list takes the focus when the deletion is over.
  useEffect(() => {
    if (!removing) return;
    return () => void setTimeout(refocusTop);
  }, [removing]);

  return (
    <div className="border-b border-line px-5 py-2.5 sm:px-7" data-testid="list-tools">
      <div className="relative flex flex-wrap items-center gap-2 sm:gap-1">
        {mayChange && <SelectAllBox visible={visible} chosen={chosen} shownOnPhone={choosing} />}
        <SearchField found={searching ? visible.length : null} total={emails.length} givesWay={choosing} />
        {removal ? (
          <p className="px-2 text-sm text-ink-soft tabular-nums" role="status">
            {t('removing', { done: removal.done, total: removal.of })}
          </p>
        ) : (
          <>
            {/* On a phone, only the delete button shows the number of selected mails. */}
            <p
              className="px-2 text-sm whitespace-nowrap text-ink-soft tabular-nums empty:hidden max-sm:sr-only"
              role="status"
            >
              {choosing && (chosen.size > 0 ? t('select.count', { count: chosen.size }) : t('select.none'))}
            </p>
            {!choosing && <QuickFilters emails={emails} />}
            {!choosing && tag !== null && <TagFilter tag={tag} />}
            {mayChange && chosen.size > 0 && (
              <DeleteManyButton
                ids={[...chosen]}
                testId="delete-selected"
                label={t('select.delete', { count: chosen.size })}
                onDelete={(ids) => void removeMails(ids)}
              />
            )}
            {mayChange && chosen.size === 0 && !searching && scope === 'one' && (
              <DeleteManyButton
                ids={emails.map(({ id }) => id)}
                testId="empty-inbox"
                always
                className={choosing ? undefined : 'max-sm:hidden'}
                label={t('emptyInbox')}
                onDelete={(ids) => void removeMails(ids)}
              />
            )}
            {choosing ? (
              <Button size="sm" look="quiet" className="max-sm:ms-auto" onClick={endSelection}>
                {t('select.cancel')}
              </Button>
            ) : (
              mayChange && (
                <Button
                  size="sm"
                  look="quiet"
                  className="max-sm:ms-auto sm:pointer-fine:hidden"
                  data-testid="start-selecting"
                  title={t('select.start')}
                  onClick={() => useListView.setState({ selecting: true })}
                >
                  <ListChecks className="size-4" aria-hidden="true" />
                  <span className="max-sm:sr-only">{t('select.start')}</span>
                </Button>
              )
            )}
          </>
        )}
      </div>
      {textsFailed && (
        <p className="mt-1.5 px-2 text-xs text-warning" role="status">
          {t('search.textsFailed')}
        </p>
      )}
      {failures > 0 && (
        <div className="mt-2.5" role="status" data-testid="removal-failed">
          <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
            {t('removalFailed', { count: failures })}
          </Notice>
        </div>
      )}
      <p className="sr-only" role="status">
        {removedCount > 0 && !removal && t('removed', { count: removedCount })}
      </p>
    </div>
  );
}

interface SelectAllBoxProps extends ListToolsProps {
  shownOnPhone: boolean;
}

function SelectAllBox({ visible, chosen, shownOnPhone }: SelectAllBoxProps) {
  const { t } = useTranslation('inbox');
  const box = useRef<HTMLInputElement>(null);
  const changeable = useAddress(({ own }) => visible.filter(({ to }) => mayChangeMail(own, to)).length);
  const all = changeable > 0 && chosen.size === changeable;

  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.size > 0 && !all;
  }, [chosen.size, all]);

  return (
    <label
      className={classNames(
        'grid size-11 place-items-center sm:absolute sm:size-9 sm:top-0 sm:-start-7 sm:h-9 sm:w-7',
        !shownOnPhone && 'max-sm:hidden',
      )}
    >
      <input
        ref={box}
        type="checkbox"
        data-testid="select-all"
        aria-label={t('select.all')}
        title={t('select.all')}
        checked={all}
        disabled={visible.length === 0}
        onChange={() => selectAll(!all)}
        className="size-4 accent-ember"
      />
    </label>
  );
}

interface SearchFieldProps {
  found: number | null;
  total: number;
  /** On a phone the tools of a selection take the field's room, so that the list has one row of tools above it. */
  givesWay: boolean;
}

function SearchField({ found, total, givesWay }: SearchFieldProps) {
  const { t } = useTranslation('inbox');
  const query = useListView((view) => view.query);
  const wanted = useListView((view) => view.searchWanted);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!wanted) return;
    field.current?.focus();
    field.current?.select();
    useListView.setState({ searchWanted: false });
  }, [wanted]);

  const act = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (query !== '') clearSearch();
      else field.current?.blur();
    } else if (event.key === 'ArrowDown' || (event.key === 'Enter' && !event.nativeEvent.isComposing)) {
      moveFocus(1);
    } else return;
    event.preventDefault();
  };

  return (
    <search
      className={classNames(
        'relative grow sm:min-w-44 sm:basis-44',
        query !== '' ? 'max-sm:w-full' : givesWay ? 'max-sm:hidden' : 'max-sm:basis-11',
      )}
    >
      <Search className="absolute top-3.5 start-3 size-4 sm:top-2.5 text-ink-faint" aria-hidden="true" />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        data-testid="search"
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={query}
        onChange={({ target }) => useListView.setState({ query: target.value })}
        onKeyDown={act}
        className={classNames(
          'h-11 w-full rounded-full sm:h-9 border border-line-field bg-transparent ps-9 text-base placeholder:text-ink-faint sm:text-sm',
          found === null ? 'pe-4' : query === '' ? 'sm:pe-24' : 'pe-24',
        )}
      />
      <p
        className={classNames(
          'pointer-events-none absolute top-3.5 end-11 sm:top-2.5 sm:end-10 text-xs text-ink-faint tabular-nums empty:hidden',
          query === '' && 'max-sm:sr-only',
        )}
        role="status"
      >
        {found !== null && t('search.found', { count: found, total })}
      </p>
      {query !== '' && (
        <button
          type="button"
          aria-label={t('search.clear')}
          title={t('search.clear')}
          onClick={() => {
            clearSearch();
            field.current?.focus();
          }}
          className="absolute top-0 end-0 grid size-11 sm:top-0.5 sm:end-0.5 sm:size-8 place-items-center rounded-full text-ink-faint hover:bg-hover hover:text-ink"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      )}
    </search>
  );
}

/** The filters by code and by files; each is shown while it is on, or if it would hide some mails and keep others. */
function QuickFilters({ emails }: { emails: readonly EmailSummary[] }) {
  const { t } = useTranslation('inbox');
  const filters = useListView((view) => view.filters);
  return (Object.keys(quickFilters) as QuickFilter[]).map((filter) => {
    const pressed = filters.has(filter);
    const matching = emails.filter(quickFilters[filter]).length;
    if (!pressed && (matching === 0 || matching === emails.length)) return null;
    const Icon = filterIcons[filter];
    return (
      <Button
        key={filter}
        size="sm"
        look={pressed ? 'secondary' : 'quiet'}
        aria-pressed={pressed}
        title={t(`filter.${filter}`)}
        className={classNames(pressed && 'border-ember bg-ember-wash text-ember')}
        onClick={() => toggleFilter(filter)}
      >
        <Icon className="size-4" aria-hidden="true" />
        <span className="max-sm:sr-only lg:max-xl:sr-only beside:sr-only">{t(`filter.${filter}`)}</span>
      </Button>
    );
  });
}

/** The tag whose mail is shown, and its plus address to copy. */
function TagFilter({ tag }: { tag: string }) {
  const { t } = useTranslation('inbox');
  const onScreen = useInbox((state) => state.address);
  const scope = useListView((view) => view.scope);
  const inboxes = [...new Set(useVisibleMails().map(({ to }) => to))];
  // In the list of all inboxes, mail with this tag may be of an inbox that is not on screen.
  const address = scope === 'one' ? onScreen : inboxes.length === 1 ? (inboxes[0] ?? null) : null;
  return (
    <>
      <Button
        size="sm"
        aria-pressed
        data-testid="tag-filter"
        title={t('tag.all')}
        className="max-w-full border-ember bg-ember-wash text-ember"
        onClick={() => toggleTag(tag)}
      >
        <span className="truncate font-mono" translate="no" dir="ltr">
          +{tag}
        </span>
        <X className="size-4 shrink-0" aria-hidden="true" />
      </Button>
      {/* No button to copy if the page shows the plus address itself, as it may for a public inbox. */}
      {address !== null && !address.includes('+') && (
        <Button
          size="sm"
          look="quiet"
          data-testid="tag-copy"
          onClick={() => void copy(plusAddress(address, tag), 'addressCopied')}
        >
          <Copy className="size-4" aria-hidden="true" />
          {t('tag.copy')}
        </Button>
      )}
    </>
  );
}
