import { blockKinds, type BlockKind, type PurgeRequest } from '@efemera/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { Select } from '../../components/Select.js';
import { useAnswer } from '../../store/use-answer.js';
import { RefusedError } from '../../transport/http.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart, Cell, Failed, ignoreHeldEnter, isRepeated, PartHeading, Table } from './parts.js';
import { SenderRatesPart } from './SenderRatesPart.js';
import { useChange } from './use-change.js';

const seconds = { hour: 3600, day: 86_400, month: 30 * 86_400, ever: undefined } as const;
type Duration = keyof typeof seconds;
const purgeKinds = ['inbox', 'sender', 'domain'] as const;

const faultOf = (error: unknown): 'invalid' | 'failed' =>
  error instanceof RefusedError && error.status < 500 ? 'invalid' : 'failed';

/** Blocks senders, and deletes mail that they have already delivered. */
export function BlocksPanel({ api }: { api: OperatorApi }) {
  const { t, i18n } = useTranslation('operator');
  const blocks = useAnswer(api.blocks, null);
  const { reload } = blocks;
  const { isFailed, run } = useChange(reload);
  return (
    <>
      <AnswerPart
        title={t('blocks')}
        asked={blocks}
        lead={
          <>
            <BlockForm api={api} onBlocked={reload} />
            {isFailed && <Failed />}
          </>
        }
        isEmpty={({ blocks }) => blocks.length === 0}
      >
        {({ blocks }) => (
          <div className="mt-6" data-testid="blocks">
            <Table label={t('blocks')} heads={[t('kind'), t('value'), t('reason'), t('duration'), t('lift')]}>
              {blocks.map(({ kind, value, reason, expiresAt }) => (
                <tr key={`${kind} ${value}`}>
                  <Cell>{t(`kinds.${kind}`)}</Cell>
                  <Cell isWide>{value}</Cell>
                  <Cell isWide>{reason ?? '–'}</Cell>
                  <Cell>
                    {expiresAt === null
                      ? t('forGood')
                      : t('until', {
                          date: new Date(expiresAt).toLocaleString(i18n.language, {
                            dateStyle: 'short',
                            timeStyle: 'short',
                          }),
                        })}
                  </Cell>
                  <Cell>
                    <Button
                      size="sm"
                      look="danger"
                      onClick={() => run(api.lift(kind, value))}
                      aria-label={`${t('lift')}: ${value}`}
                    >
                      {t('lift')}
                    </Button>
                  </Cell>
                </tr>
              ))}
            </Table>
          </div>
        )}
      </AnswerPart>
      <SenderRatesPart api={api} blocks={blocks.answer} onBlocked={reload} />
      <PartHeading>{t('purge')}</PartHeading>
      <PurgeForm api={api} />
    </>
  );
}

function BlockForm({ api, onBlocked }: { api: OperatorApi; onBlocked: () => void }) {
  const { t } = useTranslation('operator');
  const [kind, setKind] = useState<BlockKind>('domain');
  const [duration, setDuration] = useState<Duration>('ever');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<'invalid' | 'failed' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(null);
    const block = { kind, value, reason: reason.trim() || undefined, expiresInSeconds: seconds[duration] };
    api.block(block).then(
      () => {
        setValue('');
        setReason('');
        onBlocked();
      },
      (error: unknown) => setFault(faultOf(error)),
    );
  };
  return (
    <form onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[10rem_1fr_1fr_10rem_auto]">
      <Select
        label={t('kind')}
        value={kind}
        onChange={(chosen) => setKind(chosen as BlockKind)}
        options={blockKinds.map((each) => ({ value: each, name: t(`kinds.${each}`) }))}
      />
      <Field
        label={t('value')}
        name="value"
        required
        maxLength={254}
        value={value}
        onChange={(typed) => {
          setValue(typed);
          setFault(null);
        }}
        error={fault && t(fault)}
      />
      <Field label={t('reason')} name="reason" maxLength={200} value={reason} onChange={setReason} error={null} />
      <Select
        label={t('duration')}
        value={duration}
        onChange={(chosen) => setDuration(chosen as Duration)}
        options={(Object.keys(seconds) as Duration[]).map((each) => ({ value: each, name: t(`durations.${each}`) }))}
      />
      <Button type="submit" look="primary">
        {t('block')}
      </Button>
    </form>
  );
}

function PurgeForm({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const [kind, setKind] = useState<PurgeRequest['kind']>('inbox');
  const [value, setValue] = useState('');
  const [endsInbox, setEndsInbox] = useState(false);
  /** The deletion waits for the operator's confirmation, because nobody can undo it. */
  const [isAsked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<{ removed: number } | 'invalid' | 'failed' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    if (!isAsked) return setAsked(true);
    setAsked(false);
    api
      .purge({ kind, value, end: kind === 'inbox' && endsInbox })
      .then(setOutcome, (error: unknown) => setOutcome(faultOf(error)));
  };
  const change = <Value,>(set: (value: Value) => void) => {
    return (changed: Value) => {
      set(changed);
      setAsked(false);
      setOutcome(null);
    };
  };
  return (
    <>
      <p className="mb-4 max-w-2xl text-sm text-ink-soft">{t('purgeText')}</p>
      <form
        onSubmit={submit}
        onKeyDown={ignoreHeldEnter}
        className="grid max-w-3xl items-end gap-4 sm:grid-cols-[10rem_1fr_auto]"
      >
        <Select
          label={t('kind')}
          value={kind}
          onChange={change((chosen: string) => setKind(chosen as PurgeRequest['kind']))}
          options={purgeKinds.map((each) => ({ value: each, name: t(`kinds.${each}`) }))}
        />
        <Field
          label={t('value')}
          name="purge"
          required
          maxLength={254}
          value={value}
          onChange={change(setValue)}
          error={outcome === 'invalid' || outcome === 'failed' ? t(outcome) : null}
        />
        {kind === 'inbox' && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm sm:order-last sm:col-span-3">
            <input
              type="checkbox"
              name="end"
              checked={endsInbox}
              onChange={({ target }) => change(setEndsInbox)(target.checked)}
              className="size-4 shrink-0 accent-ember"
            />
            {t('purgeEnd')}
          </label>
        )}
        <Button
          type="submit"
          look={isAsked ? 'destructive' : 'secondary'}
          onClick={(event) => {
            if (isAsked && isRepeated(event)) event.preventDefault();
          }}
          data-testid="purge"
        >
          {t(isAsked ? 'purgeConfirm' : 'purge')}
        </Button>
      </form>
      <p className="mt-3 text-sm" role="status">
        {outcome !== null && typeof outcome === 'object' && t('done', { total: outcome.removed })}
      </p>
    </>
  );
}
