import { fillWildcard } from '@efemera/contract';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useAddress } from '../../store/address-store.js';
import {
  checkAlias,
  numberedName,
  splitAlias,
  suggestName,
  type AliasCheck,
  type AliasProblem,
} from './check-alias.js';
import { claimAlias, type ClaimFailure } from './commands.js';

/** Problems that a half-typed name has; they are shown only once the visitor submits it. */
const passing: readonly AliasProblem[] = ['empty', 'edges', 'domain'];

export interface AliasForm {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  check: AliasCheck;
  /** What the form's own check found wrong, if it is to be shown. */
  problem: Extract<AliasCheck, { ok: false }> | null;
  /** Why the server refused the last claim. */
  failure: ClaimFailure | null;
  /** A name to offer in place of the refused one. */
  suggestion: string | null;
  type: (text: string) => void;
  takeSuggestion: (name: string) => void;
  chooseDomain: (domain: string) => void;
  submit: () => Promise<void>;
}

/** The state of the form in which the visitor types the name of an address. */
export function useAliasForm({ onClose, onMoved }: { onClose: () => void; onMoved: () => void }): AliasForm {
  const { domains, domain: chosenDomain, chooseDomain } = useAddress();
  // Makes the random label of a wildcard domain once, so that it does not change with each key that is pressed.
  const domain = useMemo(() => fillWildcard(chosenDomain), [chosenDomain]);
  const [typed, setTyped] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<ClaimFailure | null>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const check = checkAlias(typed, domain, domains);
  const problem = check.ok || (!isDone && passing.includes(check.problem)) ? null : check;

  function type(text: string, done = false): void {
    setTyped(text);
    setIsDone(done);
    setFailure(null);
    const next = checkAlias(text, domain, domains);
    const wantsNumber = !next.ok && next.problem === 'reserved';
    setSuggestion(next.ok ? null : wantsNumber ? numberedName(text, randomNumber()) : suggestName(text));
  }

  async function submit(): Promise<void> {
    setIsDone(true);
    if (!check.ok) return field.current?.focus();
    const result = await claimAlias(check.address);
    if (result === 'moved') onMoved();
    if (result === 'moved' || result === 'elsewhere') return onClose();
    setFailure(result);
    if (result === 'taken') setSuggestion(numberedName(typed, randomNumber()));
    field.current?.focus();
  }

  return {
    field,
    typed,
    check,
    problem,
    failure,
    suggestion: problem !== null || failure === 'taken' ? suggestion : null,
    type,
    takeSuggestion: (name) => {
      type(name, true);
      field.current?.focus();
    },
    chooseDomain: (chosen) => {
      chooseDomain(chosen);
      setFailure(null);
      // The chosen domain replaces one that the visitor has typed.
      if (typed.includes('@')) setTyped(splitAlias(typed, chosen).name);
    },
    submit,
  };
}

const randomNumber = () => 10 + Math.floor(Math.random() * 990);
