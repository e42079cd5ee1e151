import { limits } from '@efemera/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { Dialog } from '../../components/Dialog.js';
import { useAddress } from '../../store/address-store.js';
import { checkAlias, numberedName, splitAlias, suggestName, type AliasProblem } from './check-alias.js';
import { claimAlias, type ClaimFailure } from './commands.js';
import { DomainSelect } from './DomainSelect.js';

interface AliasDialogProps {
  onClose: () => void;
  onMoved: () => void;
}

/** What half a word is guilty of: said when it is sent. */
const passing: readonly AliasProblem[] = ['empty', 'edges', 'domain'];

/** A form for an address of the visitor's own wording. */
export function AliasDialog({ onClose, onMoved }: AliasDialogProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const { domains, domain, chooseDomain, busy } = useAddress();
  const [typed, setTyped] = useState('');
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<ClaimFailure | null>(null);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [fieldId, messageId, hintId] = [useId(), useId(), useId()];

  const check = checkAlias(typed, domain, domains);
  const refusal = check.ok || (!isDone && passing.includes(check.problem)) ? null : check;
  const isWrong = refusal !== null || failure !== null;

  function type(text: string, done = false): void {
    setTyped(text);
    setIsDone(done);
    setFailure(null);
    const next = checkAlias(text, domain, domains);
    const wantsNumber = !next.ok && next.problem === 'reserved';
    setSuggestion(next.ok ? null : wantsNumber ? numberedName(text, randomNumber()) : suggestName(text));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsDone(true);
    if (!check.ok) return field.current?.focus();
    const result = await claimAlias(check.address);
    if (result === 'moved') onMoved();
    if (result === 'moved' || result === 'elsewhere') return onClose();
    setFailure(result);
    if (result === 'taken') setSuggestion(numberedName(typed, randomNumber()));
    field.current?.focus();
  }

  const message = failure
    ? t(`alias.problem.${failure}`)
    : refusal
      ? t(`alias.problem.${refusal.problem}`, {
          character: `“${refusal.about}”`,
          domain: refusal.about || '@',
          count: limits.maxLocalPartBytes,
        })
      : null;
  const offersSuggestion = suggestion !== null && (refusal !== null || failure === 'taken');

  return (
    <Dialog
      shape="fitting"
      testId="alias-dialog"
      title={t('alias.title')}
      description={<p className="text-sm text-ink-soft">{t('alias.text')}</p>}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 overflow-y-auto px-5 py-5 sm:px-7 sm:pb-7"
      >
        <div className="flex flex-col gap-1.5">
          <label htmlFor={fieldId} className="text-sm font-medium">
            {t('alias.name')}
          </label>
          <div
            className={classNames(
              'flex flex-wrap items-center rounded-lg border bg-sunken focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-water',
              isWrong ? 'border-danger' : 'border-line-strong',
            )}
          >
            <input
              ref={field}
              id={fieldId}
              data-testid="alias-name"
              name="alias"
              autoFocus
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              translate="no"
              value={typed}
              aria-invalid={isWrong}
              aria-describedby={`${messageId} ${hintId}`}
              onChange={(event) => type(event.target.value)}
              className="min-h-12 min-w-36 grow basis-36 bg-transparent px-3.5 font-mono text-base outline-none"
            />
            {domains.length > 1 ? (
              <DomainSelect
                data-testid="alias-domain"
                aria-label={t('alias.domain')}
                domains={domains}
                value={domain}
                onChoose={(chosen) => {
                  chooseDomain(chosen);
                  setFailure(null);
                  // The domain that was typed gives way to the chosen one.
                  if (typed.includes('@')) setTyped(splitAlias(typed, chosen).name);
                }}
                className="my-1 mr-1 max-w-full"
              />
            ) : (
              <span className="truncate py-2 pr-3.5 pl-1 font-mono text-sm text-ink-faint" translate="no">
                @{domain}
              </span>
            )}
          </div>
          <p id={messageId} role="alert" data-testid="alias-error" className="text-sm text-danger empty:hidden">
            {message && (
              <span className="flex gap-2">
                <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                <span className="wrap-anywhere">{message}</span>
              </span>
            )}
          </p>
          {offersSuggestion && (
            <Button
              size="sm"
              data-testid="alias-suggestion"
              className="max-w-full self-start"
              onClick={() => {
                type(suggestion, true);
                field.current?.focus();
              }}
            >
              <span className="truncate">{t('alias.useSuggestion', { name: suggestion })}</span>
            </Button>
          )}
          <p id={hintId} className="min-h-5.5 text-sm wrap-anywhere text-ink-soft">
            {check.ok && !isWrong && (
              <span className="flex gap-2">
                <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
                <span>{t('alias.ready', { address: check.address })}</span>
              </span>
            )}
          </p>
        </div>
        <Button type="submit" look="primary" data-testid="alias-submit" disabled={busy !== null}>
          {t(busy === 'claiming' ? 'alias.submitting' : 'alias.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

const randomNumber = () => 10 + Math.floor(Math.random() * 990);
