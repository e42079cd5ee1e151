import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import type { OperatorApi } from '../../transport/operator.js';
import { Cell, Nothing, PartHeading, Pending, Table } from './parts.js';

/** What operators did, newest first. */
export function AuditPanel({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const { answer, failed, reload } = useAnswer(api.audit, null);
  return (
    <>
      <PartHeading
        aside={
          <Button size="sm" onClick={reload}>
            {t('reload')}
          </Button>
        }
      >
        {t('audit')}
      </PartHeading>
      {!answer || failed ? (
        <Pending failed={failed} onRetry={reload} />
      ) : answer.entries.length === 0 ? (
        <Nothing />
      ) : (
        <div data-testid="audit">
          <Table label={t('audit')} heads={[t('when'), t('who'), t('kind'), t('what'), t('outcome')]}>
            {answer.entries.map(({ id, at, actor, network, action, subject, outcome }) => (
              <tr key={id}>
                <Cell>
                  <TimeAgo iso={at} />
                </Cell>
                <Cell>
                  <span className="font-mono text-xs">{actor}</span> {network}
                </Cell>
                <Cell>{action}</Cell>
                <Cell isWide>{subject}</Cell>
                <Cell isWide>{outcome}</Cell>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </>
  );
}
