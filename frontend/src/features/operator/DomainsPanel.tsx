import { domainStates, type DomainState, type MailDomain } from '@efemera/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { Select } from '../../components/Select.js';
import { useAnswer } from '../../store/use-answer.js';
import { RefusedError } from '../../transport/http.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart, Cell, Table } from './parts.js';

type Fault = 'lastDomain' | 'invalid' | 'failed';

function faultOf(error: unknown): Fault {
  if (!(error instanceof RefusedError) || error.status >= 500) return 'failed';
  return error.code === 'last_domain' ? 'lastDomain' : 'invalid';
}

/** The domains of the service: the state of each, which the operator may change, and how much it is used. */
export function DomainsPanel({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const asked = useAnswer(api.domains, null);
  const [fault, setFault] = useState<Fault | null>(null);
  const { reload } = asked;
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFault(faultOf(error));
      return false;
    } finally {
      reload();
    }
  };
  return (
    <AnswerPart
      title={t('domains')}
      asked={asked}
      lead={
        <>
          <p className="mb-4 max-w-2xl text-sm text-ink-soft">{t('domainStateText')}</p>
          <DomainForm onAdd={(domain, state) => change(() => api.setDomain(domain, state))} fault={fault} />
        </>
      }
      isEmpty={({ domains }) => domains.length === 0}
    >
      {({ domains }) => (
        <div className="mt-6" data-testid="domains">
          <Table
            label={t('domains')}
            heads={[t('domainName'), t('domainState'), t('mails'), t('addresses'), t('refusals'), t('removeDomain')]}
          >
            {domains.map((each) => (
              <DomainRow
                key={each.domain}
                entry={each}
                onState={(state) => void change(() => api.setDomain(each.domain, state))}
                onRemove={() => void change(() => api.removeDomain(each.domain))}
              />
            ))}
          </Table>
        </div>
      )}
    </AnswerPart>
  );
}

interface DomainRowProps {
  entry: MailDomain;
  onState: (state: DomainState) => void;
  onRemove: () => void;
}

function DomainRow({ entry, onState, onRemove }: DomainRowProps) {
  const { t, i18n } = useTranslation('operator');
  const { domain, state, mails, claims, refused, isOfSettings, changedAt } = entry;
  const count = (number: number) => number.toLocaleString(i18n.language);
  return (
    <tr>
      <Cell isWide>{domain}</Cell>
      <Cell>
        <div className="min-w-36">
          <StateSelect label={`${t('domainState')}: ${domain}`} value={state} onChoose={onState} />
        </div>
      </Cell>
      <Cell>{count(mails)}</Cell>
      <Cell>{count(claims)}</Cell>
      <Cell>{count(refused)}</Cell>
      <Cell>
        {isOfSettings && changedAt === null ? (
          t('fromSettings')
        ) : (
          <Button size="sm" look="danger" onClick={onRemove} aria-label={`${t('removeDomain')}: ${domain}`}>
            {t('removeDomain')}
          </Button>
        )}
      </Cell>
    </tr>
  );
}

interface StateSelectProps {
  label: string;
  value: DomainState;
  onChoose: (state: DomainState) => void;
}

function StateSelect({ label, value, onChoose }: StateSelectProps) {
  const { t } = useTranslation('operator');
  return (
    <Select
      label={label}
      value={value}
      onChange={(chosen) => onChoose(chosen as DomainState)}
      options={domainStates.map((state) => ({ value: state, name: t(`domainStates.${state}`) }))}
    />
  );
}

interface DomainFormProps {
  /** Resolves to true if the domain was added. */
  onAdd: (domain: string, state: DomainState) => Promise<boolean>;
  fault: Fault | null;
}

function DomainForm({ onAdd, fault }: DomainFormProps) {
  const { t } = useTranslation('operator');
  const [domain, setDomain] = useState('');
  const [state, setState] = useState<DomainState>('offered');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await onAdd(domain, state)) setDomain('');
  };
  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_12rem_auto]"
    >
      <Field
        label={t('domainName')}
        name="domain"
        required
        maxLength={255}
        value={domain}
        onChange={setDomain}
        error={fault && t(fault)}
      />
      <StateSelect label={t('domainState')} value={state} onChoose={setState} />
      <Button type="submit" look="primary">
        {t('addDomain')}
      </Button>
    </form>
  );
}
