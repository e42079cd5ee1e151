import { useEffect, useEffectEvent } from 'react';
import { generateAddress } from '../../features/generator/commands.js';
import {
  copyCode,
  openFocused,
  openNeighbour,
  removeSelectedOrFocused,
  startSearch,
  toggleFocused,
} from '../../features/inbox/commands.js';
import { moveFocus } from '../../features/inbox/list-focus.js';
import { refreshInbox } from '../../features/inbox/refresh.js';
import { useAddress } from '../../store/address-store.js';
import { useMessage } from '../../store/message-store.js';
import { useReading } from '../../store/reading-store.js';
import { keyCommand, type Command, type Place } from './key-command.js';
import { openHelp, ShortcutHelp } from './open-help.js';
import { useShortcuts } from './shortcut-store.js';

/** The home page's single-key shortcuts. They use several features, so they belong to `app/`, which may import all. */
export function Shortcuts({ onGenerated }: { onGenerated: () => void }) {
  const helpOpen = useShortcuts((state) => state.helpOpen);

  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !useShortcuts.getState().enabled || isTyping(event.target)) return;
    const command = keyCommand(event, place());
    if (!command) return;
    event.preventDefault();
    // A key that is held down repeats. Only the steps through the list follow that; deleting and generating must happen
    // once per press.
    if (event.repeat && command !== 'next' && command !== 'previous') return;
    commands(onGenerated)[command]();
  });

  useEffect(() => {
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);

  return helpOpen && <ShortcutHelp />;
}

function commands(onGenerated: () => void): Record<Command, () => void> {
  const move = (step: 1 | -1) => (useMessage.getState().open ? openNeighbour(step) : moveFocus(step));
  return {
    next: () => move(1),
    previous: () => move(-1),
    open: openFocused,
    select: toggleFocused,
    remove: removeSelectedOrFocused,
    copyCode,
    colors: useReading.getState().toggleColors,
    search: startSearch,
    refresh: refreshInbox,
    generate: () => {
      if (useAddress.getState().quota?.remaining === 0) return;
      void generateAddress().then((done) => done && onGenerated());
    },
    help: openHelp,
  };
}

function place(): Place {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
  if (dialogs.length === 0) return useMessage.getState().open ? 'beside' : 'list';
  return dialogs.length === 1 && dialogs[0]?.matches('[data-testid="message-dialog"]') ? 'message' : 'blocked';
}

/** A checkbox takes no text; all other inputs keep their keys. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select, [role="slider"]'))
  );
}
