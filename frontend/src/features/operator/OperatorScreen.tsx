import { operatorPath } from '@efemera/contract';
import { useCallback, useEffect, useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLive } from '../../components/use-is-live.js';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { Tabs } from '../../components/Tabs.js';
import { RefusedError } from '../../transport/http.js';
import { operatorApi } from '../../transport/operator.js';
import { AuditPanel } from './AuditPanel.js';
import { BlocksPanel } from './BlocksPanel.js';
import { CommentsPanel } from './CommentsPanel.js';
import { DomainsPanel } from './DomainsPanel.js';
import { HealthPanel } from './HealthPanel.js';
import { KeysPanel } from './KeysPanel.js';
import { LettersPanel } from './LettersPanel.js';
import { keepToken, recallToken } from './operator-token.js';

const parts = {
  health: HealthPanel,
  blocks: BlocksPanel,
  domains: DomainsPanel,
  keys: KeysPanel,
  comments: CommentsPanel,
  contact: LettersPanel,
  audit: AuditPanel,
};
type Part = keyof typeof parts;

/** The operator's page. It shows nothing until the server has accepted the token. */
export function OperatorScreen() {
  const [token, setToken] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const enter = useCallback((shown: string | null) => {
    keepToken(shown);
    setToken(shown);
    setRefused(false);
  }, []);
  const noteRefusal = useCallback(() => {
    enter(null);
    setRefused(true);
  }, [enter]);
  // Reloads this page if the operator came by a link on a page with analytics scripts, because such a link loads no new
  // page: those scripts still run, and could read the typed token.
  useEffect(() => {
    if ('foreignScripts' in document.documentElement.dataset) location.replace(operatorPath);
  }, []);
  return token === null ? (
    <Entrance isRefused={isRefused} onEnter={enter} />
  ) : (
    <Parts token={token} onRefused={noteRefusal} onLeave={() => enter(null)} />
  );
}

interface PartsProps {
  token: string;
  /** The server no longer accepts the token. */
  onRefused: () => void;
  onLeave: () => void;
}

function Parts({ token, onRefused, onLeave }: PartsProps) {
  const { t } = useTranslation('operator');
  const [part, setPart] = useState<Part>('health');
  const api = useMemo(() => operatorApi(token, onRefused), [token, onRefused]);
  const Panel = parts[part];
  return (
    <Tabs
      label={t('tabs')}
      className="panel"
      tabs={(Object.keys(parts) as Part[]).map((value) => ({ value, text: t(value) }))}
      value={part}
      onChoose={setPart}
      isBusy={false}
      aside={
        <Button size="sm" look="quiet" onClick={onLeave} data-testid="operator-leave">
          {t('leave')}
        </Button>
      }
    >
      <div className="px-4 py-6 sm:px-7">
        <Panel api={api} />
      </div>
    </Tabs>
  );
}

type Fault = { text: 'wrongToken' | 'off' | 'failed' } | { text: 'locked'; minutes: number };

function faultOf(error: unknown): Fault {
  if (!(error instanceof RefusedError)) return { text: 'failed' };
  if (error.status === 401) return { text: 'wrongToken' };
  if (error.status === 404) return { text: 'off' };
  if (error.status !== 429) return { text: 'failed' };
  return { text: 'locked', minutes: Math.ceil(Number(error.details['retryAfterSeconds'] ?? 60) / 60) };
}

interface EntranceProps {
  /** The token that the operator had entered is no longer accepted. */
  isRefused: boolean;
  onEnter: (token: string) => void;
}

const nothing = () => undefined;
const forgetToken = () => keepToken(null);

function Entrance({ isRefused, onEnter }: EntranceProps) {
  const { t } = useTranslation('operator');
  const isLive = useIsLive();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Fault | null>(isRefused ? { text: 'wrongToken' } : null);
  const [isBusy, setBusy] = useState(false);

  const attempt = (token: string) => {
    setBusy(true);
    operatorApi(token, nothing)
      .overview()
      .then(() => onEnter(token))
      .catch((error: unknown) => {
        setFault(faultOf(error));
        setBusy(false);
      });
  };
  // Tries the token that this tab has stored, once when the page opens.
  useEffect(() => {
    const kept = recallToken();
    if (kept === null) return;
    operatorApi(kept, forgetToken)
      .overview()
      .then(
        () => onEnter(kept),
        (error: unknown) => setFault(faultOf(error)),
      );
  }, [onEnter]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') attempt(typed.trim());
  };
  return (
    <form onSubmit={submit} className="panel flex max-w-md flex-col gap-4 p-5 sm:p-7" data-testid="operator-entrance">
      <fieldset disabled={!isLive} className="contents">
        <Field
          label={t('token')}
          type="password"
          name="token"
          autoComplete="current-password"
          required
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setFault(null);
          }}
          error={fault && (fault.text === 'locked' ? t('locked', { minutes: fault.minutes }) : t(fault.text))}
        />
        <Button type="submit" look="primary" disabled={isBusy} className="self-start">
          {t('enter')}
        </Button>
      </fieldset>
    </form>
  );
}
