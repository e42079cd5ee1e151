/** A command's argument as it goes over the wire. */
export type Argument = string | number | Buffer;
/** Bytes in pieces are one argument: a mail's bytes are sent as they came, without joining them first. */
export type PiecedArgument = Argument | readonly Buffer[];

/** Types that the head of a script gives its arguments, and what TypeScript passes for each. */
interface ArgumentTypes {
  string: string;
  number: number;
  /** Lua's `true` or `false`; '1' or '0' on the wire. */
  flag: boolean;
  value: Argument;
  bytes: Buffer | readonly Buffer[];
  /** `nil` in Lua where it is null; '' on the wire. */
  'string?': string | null;
  'number?': number | null;
}
export type ArgumentType = keyof ArgumentTypes;

/** How a reply is read. `type` is the first word behind RETURNS in the script's head. */
export interface Reply<Output> {
  readonly type: string;
  read(reply: unknown): Output;
}

export const replies = {
  nothing: { type: 'nothing', read: () => undefined } as Reply<void>,
  flag: { type: 'flag', read: (reply) => reply === 1 } as Reply<boolean>,
  number: { type: 'number', read: Number } as Reply<number>,
  string: { type: 'string', read: String } as Reply<string>,
  /** A list whose shape the head tells. */
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

/** One Lua script as TypeScript calls it: an object with its keys and arguments by name gives `Output`. */
export interface Script<Input, Output> {
  /** Of its file, without `.lua`. */
  readonly name: string;
  readonly keys: readonly string[];
  readonly args: Readonly<Record<string, ArgumentType>>;
  readonly reply: Reply<Output>;
  /** Replies are bytes, not text. */
  readonly repliesBytes: boolean;
  /** Puts the values where the script's head has their names. */
  order(input: Input): { keys: string[]; args: PiecedArgument[] };
}

/**
 * Declares what a script takes and returns; `scripts.spec.ts` compares it with the head of the Lua file.
 *
 * @param keys  names in the order of the head. The last name of keys, and of arguments, may end in `...`: a list.
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
  const argumentNames = Object.keys(args);
  return {
    name,
    keys,
    args,
    reply,
    repliesBytes,
    order: (input) => {
      const values = input as Record<string, unknown>;
      const orderedKeys: string[] = [];
      for (const key of keys) {
        if (key.endsWith('...')) orderedKeys.push(...(values[key.slice(0, -3)] as string[]));
        else orderedKeys.push(values[key] as string);
      }
      const orderedArguments: PiecedArgument[] = [];
      for (const argument of argumentNames) {
        if (argument.endsWith('...')) orderedArguments.push(...(values[argument.slice(0, -3)] as Argument[]));
        else orderedArguments.push(onWire(values[argument]));
      }
      return { keys: orderedKeys, args: orderedArguments };
    },
  };
}

function onWire(value: unknown): PiecedArgument {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value as PiecedArgument;
}
