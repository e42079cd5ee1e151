import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../browser/log.js';
import { RefusedError } from '../../transport/http.js';

export type FormState = 'idle' | 'submitting' | 'success' | 'error';
type Fault = 'missing' | 'invalid';

/**
 * A form of texts that the server validates, so that page and server can't disagree. A form with empty required fields
 * is not sent.
 */
export function useForm<Name extends string>(
  empty: Readonly<Record<Name, string>>,
  required: readonly NoInfer<Name>[],
) {
  const { t } = useTranslation('feedback');
  const [values, setValues] = useState<Record<Name, string>>(empty);
  const [faults, setFaults] = useState<Partial<Record<Name, Fault>>>({});
  const [state, setState] = useState<FormState>('idle');
  const [limited, setLimited] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Counts the attempts to send that had a problem. */
  const [faultyTries, setFaultyTries] = useState(0);

  useEffect(() => {
    if (faultyTries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-faulty]')?.focus();
  }, [faultyTries]);

  const refuse = (names: readonly Name[], fault: Fault) => {
    setFaults(faultsOf(names, fault));
    setFaultyTries((count) => count + 1);
  };

  const change = (name: Name) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults((before) => ({ ...before, [name]: undefined }));
    if (state === 'success') setState('idle');
  };

  async function submit(send: (values: Record<Name, string>) => Promise<unknown>): Promise<boolean> {
    if (state === 'submitting') return false;
    const missing = required.filter((name) => values[name].trim() === '');
    if (missing.length > 0) {
      refuse(missing, 'missing');
      setState('idle');
      return false;
    }
    setState('submitting');
    setLimited(false);
    try {
      await send(values);
      setValues(empty);
      setFaults({});
      setState('success');
      return true;
    } catch (error) {
      logFailure('Error sending form:', error);
      const fields = error instanceof RefusedError ? (error.details['fields'] as Name[] | undefined) : undefined;
      if (fields) refuse(fields, (error as RefusedError).code === 'missing_fields' ? 'missing' : 'invalid');
      setLimited(error instanceof RefusedError && error.status === 429);
      setState(fields ? 'idle' : 'error');
      return false;
    }
  }

  return {
    form,
    state,
    limited,
    hasMissing: Object.values(faults).includes('missing'),
    /** The props of the field with that name. */
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: change(name),
      error: faults[name] ? t(`faults.${faults[name]}`) : null,
    }),
    submit,
  };
}

const faultsOf = <Name extends string>(names: readonly Name[], fault: Fault) =>
  Object.fromEntries(names.map((name) => [name, fault])) as Partial<Record<Name, Fault>>;
