import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart, Cell, Table } from './parts.js';

/** The actions of operators, newest first. */
export function AuditPanel({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const audit = useAnswer(api.audit, null);
  return (
    <AnswerPart title={t('audit')} asked={audit} isEmpty={({ entries }) => entries.length === 0}>
      {({ entries }) => (
        <div data-testid="audit">
          <Table label={t('audit')} heads={[t('when'), t('who'), t('kind'), t('what'), t('outcome')]}>
            {entries.map(({ id, at, actor, network, action, subject, outcome }) => (
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
    </AnswerPart>
  );
}
