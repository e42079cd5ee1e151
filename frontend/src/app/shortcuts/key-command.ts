/** The commands of single keys, by the place in which they apply. */
const inList = {
  j: 'next',
  k: 'previous',
  o: 'open',
  x: 'select',
  '#': 'remove',
  c: 'copyCode',
  '/': 'search',
  r: 'refresh',
  n: 'generate',
  '?': 'help',
} as const;
const inMessage = { j: 'next', k: 'previous', c: 'copyCode', d: 'colors' } as const;

const commandsIn = { list: inList, message: inMessage, beside: { ...inList, ...inMessage } } as const;

export type Command = (typeof inList)[keyof typeof inList] | (typeof inMessage)[keyof typeof inMessage];
/** `beside`: a message is open beside the list. `blocked`: a menu, or another dialog, takes the keys. */
export type Place = 'list' | 'message' | 'beside' | 'blocked';

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** An input method is composing text. */
  isComposing: boolean;
}

/**
 * Returns the command of a key, or null. Compares the character, because keyboards differ in which keys need Shift.
 */
export function keyCommand(pressed: Key, place: Place): Command | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = pressed;
  if (place === 'blocked' || isComposing || ctrlKey || metaKey) return null;
  const isLetter = /^[a-z]$/i.test(key);
  // With Alt, AltGr, Option or Shift, a letter is no command. Signs are, because some keyboards need those keys to write
  // them.
  if (isLetter && (altKey || shiftKey)) return null;
  // Caps Lock writes capitals without Shift.
  const named = isLetter ? key.toLowerCase() : key;
  const commands: Partial<Record<string, Command>> = commandsIn[place];
  return Object.hasOwn(commands, named) ? (commands[named] ?? null) : null;
}
