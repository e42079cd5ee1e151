import type { ApiKeyFigures, NewApiKey } from '@efemera/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../browser/clipboard.js';
import { logFailure } from '../../browser/log.js';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { Select } from '../../components/Select.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import { RefusedError } from '../../transport/http.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart, Cell, ConfirmButton, Failed, Table } from './parts.js';
import { useChange } from './use-change.js';

const lifetimes = { visitors: undefined, day: 86_400, month: 30 * 86_400 } as const;
type Lifetime = keyof typeof lifetimes;

/** Makes keys of programs, shows each new one once, lists them with their figures, and revokes them. */
export function KeysPanel({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const asked = useAnswer(api.apiKeys, null);
  const { reload } = asked;
  const [made, setMade] = useState<NewApiKey | null>(null);
  const { isFailed, run } = useChange(reload);
  const revoke = (id: string) =>
    run(api.revokeApiKey(id).then(() => setMade((shown) => (shown?.id === id ? null : shown))));
  return (
    <AnswerPart
      title={t('keys')}
      asked={asked}
      lead={
        <>
          <p className="mb-4 max-w-2xl text-sm text-ink-soft">{t('keysText')}</p>
          <KeyForm
            api={api}
            onMade={(apiKey) => {
              setMade(apiKey);
              reload();
            }}
          />
          {made && <MadeKey key={made.id} apiKey={made} />}
          {isFailed && <Failed />}
        </>
      }
      isEmpty={({ keys }) => keys.length === 0}
    >
      {({ keys }) => <KeyTable keys={keys} onRevoke={revoke} />}
    </AnswerPart>
  );
}

function KeyForm({ api, onMade }: { api: OperatorApi; onMade: (apiKey: NewApiKey) => void }) {
  const { t } = useTranslation('operator');
  const [name, setName] = useState('');
  const [perDay, setPerDay] = useState('1000');
  const [rate, setRate] = useState('');
  const [lifetime, setLifetime] = useState<Lifetime>('visitors');
  const [fault, setFault] = useState<'invalid' | 'failed' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(null);
    const ratePerSecond = rate.trim() === '' ? undefined : Number(rate);
    const wish = { name, inboxesPerDay: Number(perDay), ratePerSecond, maxTtlSeconds: lifetimes[lifetime] };
    api.createApiKey(wish).then(
      (apiKey) => {
        setName('');
        onMade(apiKey);
      },
      (error: unknown) => setFault(error instanceof RefusedError && error.status < 500 ? 'invalid' : 'failed'),
    );
  };
  return (
    <form onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_8rem_8rem_11rem_auto]">
      <Field
        label={t('keyName')}
        name="key-name"
        required
        maxLength={60}
        value={name}
        onChange={setName}
        error={fault && t(fault)}
      />
      <Field
        label={t('keyPerDay')}
        name="key-per-day"
        type="number"
        min={1}
        max={1_000_000}
        required
        value={perDay}
        onChange={setPerDay}
        error={null}
      />
      <Field
        label={t('keyRate')}
        name="key-rate"
        type="number"
        min={1}
        max={1000}
        placeholder="50"
        value={rate}
        onChange={setRate}
        error={null}
      />
      <Select
        label={t('keyLifetime')}
        value={lifetime}
        onChange={(chosen) => setLifetime(chosen as Lifetime)}
        options={(Object.keys(lifetimes) as Lifetime[]).map((each) => ({
          value: each,
          name: each === 'visitors' ? t('keyAsVisitors') : t(`durations.${each}`),
        }))}
      />
      <Button type="submit" look="primary">
        {t('keyCreate')}
      </Button>
    </form>
  );
}

/** Shows the new key itself until the operator leaves the page or makes another one: no later call returns it. */
function MadeKey({ apiKey: { name, key } }: { apiKey: NewApiKey }) {
  const { t } = useTranslation('operator');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void copyText(key).then(
      () => setCopied(true),
      (error: unknown) => logFailure('Error copying:', error),
    );
  return (
    <div className="mt-4 rounded-lg border border-line bg-sunken p-4" role="status">
      <p className="text-sm">{t('keyTold', { name })}</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <code className="font-mono text-sm wrap-anywhere" data-testid="new-key">
          {key}
        </code>
        <Button size="sm" onClick={copy}>
          {t(isCopied ? 'keyCopied' : 'keyCopy')}
        </Button>
      </div>
    </div>
  );
}

function KeyTable({ keys, onRevoke }: { keys: readonly ApiKeyFigures[]; onRevoke: (id: string) => void }) {
  const { t, i18n } = useTranslation('operator');
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <div className="mt-6" data-testid="api-keys">
      <Table
        label={t('keys')}
        heads={[
          t('keyName'),
          t('keyPerDay'),
          t('keyClaimed'),
          t('received'),
          t('keyRefused'),
          t('keyUsed'),
          t('keyRevoke'),
        ]}
      >
        {keys.map(
          ({ id, name, inboxesPerDay, claimedToday, claimedTotal, receivedTotal, refusedTotal, lastUsedAt }) => (
            <tr key={id}>
              <Cell isWide>
                {name} <span className="font-mono text-xs text-ink-faint">{id}</span>
              </Cell>
              <Cell>{number(inboxesPerDay)}</Cell>
              <Cell>{`${number(claimedToday)} / ${number(claimedTotal)}`}</Cell>
              <Cell>{number(receivedTotal)}</Cell>
              <Cell>{number(refusedTotal)}</Cell>
              <Cell>{lastUsedAt === null ? '–' : <TimeAgo iso={lastUsedAt} />}</Cell>
              <Cell>
                <ConfirmButton
                  text={t('keyRevoke')}
                  confirmText={t('keyRevokeConfirm')}
                  subject={name}
                  onConfirm={() => onRevoke(id)}
                />
              </Cell>
            </tr>
          ),
        )}
      </Table>
    </div>
  );
}
