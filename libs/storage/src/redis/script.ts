/** A command's argument as it is sent to Redis. */
export type Argument = string | number | Buffer;
/** An argument may be a list of buffers: a mail's bytes are sent without being copied into one buffer first. */
export type PiecedArgument = Argument | readonly Buffer[];

/** Types of arguments in the head of a script, and the TypeScript type for each. */
interface ArgumentTypes {
  string: string;
  number: number;
  /** Lua's `true` or `false`; sent as '1' or '0'. */
  flag: boolean;
  value: Argument;
  bytes: Buffer | readonly Buffer[];
  /** Null is `nil` in Lua, sent as ''. */
  'string?': string | null;
  'number?': number | null;
}
export type ArgumentType = keyof ArgumentTypes;

/** Converts a reply. `type` is the first word after RETURNS in the script's head. */
export interface Reply<Output> {
  readonly type: string;
  read(reply: unknown): Output;
}

export const replies = {
  nothing: { type: 'nothing', read: () => undefined } as Reply<void>,
  flag: { type: 'flag', read: (reply) => reply === 1 } as Reply<boolean>,
  number: { type: 'number', read: Number } as Reply<number>,
  string: { type: 'string', read: String } as Reply<string>,
  /** A list; the script's head describes its shape. */
  list: <Output>(): Reply<Output> => ({ type: 'list', read: (reply) => reply as Output }),
};

type NameOf<Name> = Name extends `${infer Rest}...` ? Rest : Name;
type KeysInput<Keys extends readonly string[]> = {
  readonly [Name in Keys[number] as NameOf<Name>]: Name extends `${string}...` ? readonly string[] : string;
};
type ArgumentsInput<Arguments> = {
  readonly [Name in keyof Arguments as NameOf<Name>]: Arguments[Name] extends ArgumentType
    ? Name extends `${string}...`
      ? readonly ArgumentTypes[Arguments[Name]][]
      : ArgumentTypes[Arguments[Name]]
    : never;
};

/** One Lua script as TypeScript calls it: takes an object with keys and arguments by name and returns `Output`. */
export interface Script<Input, Output> {
  /** Name of its file, without `.lua`. */
  readonly name: string;
  readonly keys: readonly string[];
  readonly args: Readonly<Record<string, ArgumentType>>;
  readonly reply: Reply<Output>;
  /** True if replies are bytes instead of text. */
  readonly repliesBytes: boolean;
  /** Puts the values in the order in which the script's head names them. */
  order(input: Input): { keys: string[]; args: PiecedArgument[] };
}

/**
 * Declares the keys, arguments and result of a script; `scripts.spec.ts` compares them with the head of the Lua file.
 *
 * @param keys  names in the order of the head. The last key and the last argument may end in `...`: it is a list.
 */
export function script<
  const Keys extends readonly string[],
  const Arguments extends Record<string, ArgumentType>,
  Output,
>(
  name: string,
  {
    keys,
    args,
    reply,
    repliesBytes = false,
  }: { keys: Keys; args: Arguments; reply: Reply<Output>; repliesBytes?: boolean },
): Script<KeysInput<Keys> & ArgumentsInput<Arguments>, Output> {
  const keySlots = keys.map(slotOf);
  const argumentSlots = Object.keys(args).map(slotOf);
  return {
    name,
    keys,
    args,
    reply,
    repliesBytes,
    order: (input) => {
      const values = input as Record<string, unknown>;
      const orderedKeys: string[] = [];
      for (const { name, isList } of keySlots) {
        if (isList) orderedKeys.push(...(values[name] as string[]));
        else orderedKeys.push(values[name] as string);
      }
      const orderedArguments: PiecedArgument[] = [];
      for (const { name, isList } of argumentSlots) {
        if (isList) orderedArguments.push(...(values[name] as Argument[]));
        else orderedArguments.push(onWire(values[name]));
      }
      return { keys: orderedKeys, args: orderedArguments };
    },
  };
}

const slotOf = (name: string) => ({ name: name.replace(/\.\.\.$/, ''), isList: name.endsWith('...') });

function onWire(value: unknown): PiecedArgument {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value as PiecedArgument;
}
