import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { useInbox } from '../../store/inbox-store.js';
import { openFocused, removeSelectedOrFocused } from './commands.js';
import { moveFocus, placeOf, refocus, type FocusedPlace } from './list-focus.js';
import { excerptOf } from '../../store/find-mails.js';
import { useListedMails, useListView } from '../../store/list-view.js';
import { useMailTexts } from '../../store/mail-texts.js';
import { useMessage } from '../../store/message-store.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';
import { clearSearch, selectedAmong, useVisibleMails } from '../../store/visible-mails.js';
import { ListTools } from './ListTools.js';
import { MessageRow } from './MessageRow.js';

/** With fewer mails a search is useless. */
const minMailsForTools = 3;
/** In longer lists, the browser lays out only the rows near the window. */
const maxMailsLaidOut = 100;

/** The messages of an inbox, and the tools for many of them. */
export function MailList({ headingId }: { headingId: string }) {
  const listed = useListedMails();
  const count = listed.length;
  const arrived = useInbox((state) => state.arrived);
  const arrivedElsewhere = useOtherInboxes((state) => state.arrived);
  const visible = useVisibleMails();
  const { scope, selected, selecting, query, filters, tag, searchWanted } = useListView();
  const texts = useMailTexts((state) => state.texts);
  const openId = useMessage(({ open }) => open?.id);
  const chosen = new Set(selectedAmong(visible, selected));
  const newIds = useMemo(
    () => new Set([...arrived, ...arrivedElsewhere].map(({ id }) => id)),
    [arrived, arrivedElsewhere],
  );
  const keepPlace = useKeptPlace(visible);

  const isSearching = query.trim() !== '';
  useEffect(() => {
    if (isSearching) void useMailTexts.getState().read(listed);
  }, [isSearching, listed]);

  const called = count >= minMailsForTools || searchWanted || query !== '' || filters.size > 0 || tag !== null;
  // Tools that are visible stay visible, so that they do not disappear while the visitor uses them to delete mails.
  const [toolsShown, setToolsShown] = useState(called);
  if (called && !toolsShown) setToolsShown(true);
  const showTools = toolsShown || chosen.size > 0 || selecting;

  return (
    <>
      {showTools && <ListTools visible={visible} chosen={chosen} />}
      {visible.length > 0 ? (
        <table role="table" className="block" aria-labelledby={headingId}>
          <ListHead />
          <tbody
            role="rowgroup"
            className="group/list block"
            data-selecting={selecting || chosen.size > 0 || undefined}
            data-long={visible.length > maxMailsLaidOut || undefined}
            onKeyDown={actInList}
            {...keepPlace}
          >
            {visible.map((email) => (
              <MessageRow
                key={email.id}
                email={email}
                isNew={newIds.has(email.id)}
                isSelected={chosen.has(email.id)}
                namesInbox={scope === 'all'}
                excerpt={isSearching ? excerptOf(email, query, texts.get(email.id)) : null}
                isOpen={email.id === openId}
              />
            ))}
          </tbody>
        </table>
      ) : (
        <NothingFound />
      )}
    </>
  );
}

function ListHead() {
  const { t } = useTranslation('inbox');
  return (
    <thead role="rowgroup" className="block max-sm:sr-only beside:sr-only">
      <tr
        role="row"
        className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto] gap-x-3 border-b border-line bg-sunken px-7 py-1.5 text-start text-xs text-ink-faint"
      >
        <th role="columnheader" className="font-medium">
          {t('columns.sender')}
        </th>
        <th role="columnheader" className="font-medium">
          {t('columns.subject')}
        </th>
        <th role="columnheader" className="min-w-20 text-center font-medium">
          {t('columns.actions')}
        </th>
      </tr>
    </thead>
  );
}

function NothingFound() {
  const { t } = useTranslation('inbox');
  const textState = useMailTexts(({ state }) => state);
  return (
    <div className="flex grow flex-col items-center gap-4 px-6 py-16 text-center">
      <p className="text-sm text-ink-soft" role="status">
        {t(textState === 'reading' ? 'search.reading' : 'search.none')}
      </p>
      <Button size="sm" onClick={clearSearch}>
        {t('search.clear')}
      </Button>
    </div>
  );
}

/** Keys for the list, whether or not the page's shortcuts are on. */
function actInList(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const onRow = (event.target as Element).matches('tr');
  const act = {
    ArrowDown: () => moveFocus(1),
    ArrowUp: () => moveFocus(-1),
    Home: () => moveFocus(-Infinity),
    End: () => moveFocus(Infinity),
    Delete: removeSelectedOrFocused,
    ...(onRow && { Enter: openFocused }),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Keeps the keyboard focus in the list when the focused row is deleted, in any tab. */
function useKeptPlace(rows: unknown) {
  const place = useRef<FocusedPlace | null>(null);

  useLayoutEffect(() => {
    if (place.current?.row.isConnected === false) refocus(place.current);
  }, [rows]);
  // React removes the list together with its last row; then the inbox panel takes the focus.
  useLayoutEffect(() => () => queueMicrotask(() => place.current && refocus(place.current)), []);

  return {
    onFocus: ({ target }: FocusEvent) => {
      place.current = placeOf(target);
    },
    onBlur: ({ target }: FocusEvent) => {
      // Some browsers also fire blur for a row that is being removed: forgets the place only if the row is still there.
      queueMicrotask(() => {
        if (target.isConnected && place.current?.control === target) place.current = null;
      });
    },
  };
}
