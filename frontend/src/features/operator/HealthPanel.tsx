import { paths, type Finding, type OperatorOverview } from '@efemera/contract';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/Button.js';
import { formatBytes } from '../../components/format-bytes.js';
import { useAnswer } from '../../store/use-answer.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart, Cell, Nothing, PartHeading, Pending, Table } from './parts.js';

const looks = {
  ok: { icon: CircleCheck, color: 'text-success' },
  warn: { icon: CircleAlert, color: 'text-warning' },
  fail: { icon: CircleX, color: 'text-danger' },
} as const;

const rank = { fail: 0, warn: 1, ok: 2 } as const;

/** The state of the service: figures, and the doctor's report. */
export function HealthPanel({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const overview = useAnswer(api.overview, null);
  const doctor = useAnswer(api.doctor, null);
  return (
    <>
      <AnswerPart title={t('health')} asked={overview} isEmpty={() => false}>
        {(answer) => <Overview overview={answer} />}
      </AnswerPart>

      <PartHeading
        aside={
          <Button size="sm" onClick={doctor.reload} disabled={doctor.loading} data-testid="operator-examine">
            {t(doctor.loading ? 'examining' : 'examine')}
          </Button>
        }
      >
        {t('doctor')}
      </PartHeading>
      {doctor.answer ? (
        <ul className="divide-y divide-line" data-testid="findings" aria-busy={doctor.loading}>
          {[...doctor.answer.findings]
            .sort((a, b) => rank[a.state] - rank[b.state])
            .map((finding) => (
              <FoundItem key={`${finding.check} ${finding.subject} ${finding.found}`} finding={finding} />
            ))}
        </ul>
      ) : (
        <Pending failed={doctor.failed} onRetry={doctor.reload} />
      )}
    </>
  );
}

/** The doctor's texts are English only. */
function FoundItem({ finding: { check, subject, state, found, meaning, mend } }: { finding: Finding }) {
  const { t } = useTranslation('operator');
  const { icon: Icon, color } = looks[state];
  return (
    <li className="flex gap-3 py-3 text-sm" data-state={state}>
      <Icon className={`mt-0.5 size-4 shrink-0 ${color}`} role="img" aria-label={t(`state.${state}`)} />
      <div className="min-w-0" lang="en">
        <p className="wrap-anywhere">
          <span className="font-medium">{subject ? `${check} · ${subject}` : check}</span> {found}
        </p>
        {meaning && <p className="text-ink-soft">{meaning}</p>}
        {mend && <p className="mt-1 text-ink-soft wrap-anywhere">→ {mend}</p>}
      </div>
    </li>
  );
}

function Overview({
  overview: { health, store, emailsCreated, messagesReceived, pageViews },
}: {
  overview: OperatorOverview;
}) {
  const { t, i18n } = useTranslation('operator');
  const number = (value: number | null) => value?.toLocaleString(i18n.language) ?? '–';
  const figures: [name: string, value: string][] = [
    [t('health'), health.status === 'ready' ? t('ready') : t('notReady', { what: health.missing.join(', ') })],
    [t('claimed'), number(emailsCreated)],
    [t('received'), number(messagesReceived)],
    [t('redisMemory'), store ? formatBytes(store.redis.usedBytes, i18n.language) : '–'],
    [t('expiryLag'), store ? t('seconds', { seconds: Math.round(store.expiryLagSeconds) }) : '–'],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5" data-testid="operator-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-faint">{name}</dt>
            <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {store && (
        <div className="mt-8 grid gap-8 lg:grid-cols-2">
          <section className="min-w-0">
            <PartHeading>{t('processes')}</PartHeading>
            <Table label={t('processes')} heads={[t('role'), t('heard'), t('memory'), t('open')]}>
              {store.processes.map(({ role, instance, ageSeconds, vitals }) => (
                <tr key={instance}>
                  <Cell>
                    {role} <span className="font-mono text-xs text-ink-faint">{instance.slice(0, 8)}</span>
                  </Cell>
                  <Cell>{t('seconds', { seconds: Math.round(ageSeconds) })}</Cell>
                  <Cell>{formatBytes(vitals.memoryBytes, i18n.language)}</Cell>
                  <Cell>{vitals.connections === undefined ? '–' : number(vitals.connections)}</Cell>
                </tr>
              ))}
            </Table>
          </section>
          <section className="min-w-0">
            <PartHeading
              aside={
                <a href={paths.queueBoard} className={buttonClass({ size: 'sm' })}>
                  {t('board')}
                </a>
              }
            >
              {t('queues')}
            </PartHeading>
            <Table label={t('queues')} heads={[t('queue'), t('waiting'), t('active'), t('failedJobs')]}>
              {store.queues.map(({ name, paused, jobs }) => (
                <tr key={name}>
                  <Cell>
                    {name} {paused && <span className="text-danger">({t('paused')})</span>}
                  </Cell>
                  <Cell>{number(jobs.waiting)}</Cell>
                  <Cell>{number(jobs.active)}</Cell>
                  <Cell>{number(jobs.failed)}</Cell>
                </tr>
              ))}
            </Table>
          </section>
        </div>
      )}
      {pageViews && (
        <section className="mt-8 max-w-xl">
          <PartHeading>{t('pageViews')}</PartHeading>
          {pageViews.length === 0 ? (
            <Nothing />
          ) : (
            <div data-testid="page-views">
              <Table label={t('pageViews')} heads={[t('pageName'), t('today'), t('days30')]}>
                {pageViews.map(({ page, today, month }) => (
                  <tr key={page}>
                    <Cell isWide>{page === 'other' ? t('otherPages') : page}</Cell>
                    <Cell>{number(today)}</Cell>
                    <Cell>{number(month)}</Cell>
                  </tr>
                ))}
              </Table>
            </div>
          )}
        </section>
      )}
    </>
  );
}
