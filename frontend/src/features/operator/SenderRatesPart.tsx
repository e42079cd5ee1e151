import type { BlockListAnswer, SenderPeriod, SenderRate } from '@efemera/contract';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../browser/log.js';
import { Segments } from '../../components/Segments.js';
import { useAnswer } from '../../store/use-answer.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart, Cell, ConfirmButton, Failed, Table } from './parts.js';

/** How long a block lasts that the operator makes here: a day, as the figures cover no more than a day. */
const blockSeconds = 86_400;

interface SenderRatesProps {
  api: OperatorApi;
  /** The blocks that `BlocksPanel` lists. When the operator lifts or adds one, this part shows it at once. */
  blocks: BlockListAnswer | null;
  onBlocked: () => void;
}

/** The senders whose mail is refused most. Blocks one only after the operator has confirmed it. */
export function SenderRatesPart({ api, blocks, onBlocked }: SenderRatesProps) {
  const { t } = useTranslation('operator');
  const [period, setPeriod] = useState<SenderPeriod>('day');
  const ask = useCallback((asked: { period: SenderPeriod }) => api.senderRates(asked.period), [api]);
  // The figures say which senders are blocked, so after each change of the blocks this part asks the server again.
  const question = useMemo(() => ({ period, blocks }), [period, blocks]);
  const rates = useAnswer(ask, question);
  const [isFailed, setFailed] = useState(false);
  const block = (kind: 'domain' | 'network', value: string) => {
    setFailed(false);
    api
      .block({ kind, value, reason: t('rateReason'), expiresInSeconds: blockSeconds })
      .then(onBlocked, (error: unknown) => {
        logFailure('Error blocking:', error);
        setFailed(true);
      });
  };
  return (
    <AnswerPart
      title={t('rates')}
      asked={rates}
      isEmpty={({ domains, networks }) => domains.length + networks.length === 0}
      aside={
        <Segments
          name="rates"
          label={t('rates')}
          isLabelHidden
          choices={[
            { value: 'hour', text: t('ratesHour') },
            { value: 'day', text: t('ratesDay') },
          ]}
          value={period}
          onChoose={setPeriod}
        />
      }
      lead={
        <>
          <p className="mb-4 max-w-2xl text-sm text-ink-soft">{t('ratesText')}</p>
          {isFailed && <Failed />}
        </>
      }
    >
      {({ domains, networks }) => (
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-2" data-testid="sender-rates">
          <RateTable title={t('rateDomain')} rows={domains} onBlock={(value) => block('domain', value)} />
          <RateTable title={t('kinds.network')} rows={networks} onBlock={(value) => block('network', value)} />
        </div>
      )}
    </AnswerPart>
  );
}

interface RateTableProps {
  title: string;
  rows: readonly SenderRate[];
  onBlock: (value: string) => void;
}

function RateTable({ title, rows, onBlock }: RateTableProps) {
  const { t, i18n } = useTranslation('operator');
  const count = new Intl.NumberFormat(i18n.language);
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  if (rows.length === 0) return null;
  return (
    <Table label={title} heads={[title, t('refusals'), t('rateTaken'), t('rateShare'), t('block')]}>
      {rows.map(({ value, refused, taken, blocked, proposed }) => (
        <tr key={value}>
          <Cell isWide>
            <bdi className="inline-block min-w-40">{value}</bdi>
          </Cell>
          <Cell>{count.format(refused)}</Cell>
          <Cell>{count.format(taken)}</Cell>
          <Cell>{share.format(refused / (refused + taken))}</Cell>
          <Cell>{blocked ? t('rateBlocked') : <BlockButton {...{ value, proposed, onBlock }} />}</Cell>
        </tr>
      ))}
    </Table>
  );
}

function BlockButton({
  value,
  proposed,
  onBlock,
}: Pick<SenderRate, 'value' | 'proposed'> & Pick<RateTableProps, 'onBlock'>) {
  const { t } = useTranslation('operator');
  return (
    <ConfirmButton
      text={t(proposed ? 'rateProposed' : 'block')}
      confirmText={t('rateConfirm')}
      look={proposed ? 'secondary' : 'danger'}
      subject={value}
      onConfirm={() => onBlock(value)}
    />
  );
}
