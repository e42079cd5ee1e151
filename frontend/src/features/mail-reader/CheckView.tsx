import type { EmailDetail, FindingSeverity, MailFinding } from '@efemera/contract';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { useAnswer } from '../../store/use-answer.js';
import { api } from '../../transport/api.js';

interface Question {
  id: string;
  to: string;
  followsLinks: boolean;
}
const askForCheck = ({ id, to, followsLinks }: Question) => api.check(id, to, followsLinks);

/** Shows what mail programs and filters will make of a mail. The gateway follows its links only on request. */
export function CheckView({ email: { id, to, body, bodyHtml } }: { email: EmailDetail }) {
  const { t } = useTranslation('check');
  const mayHaveLinks = /https?:/i.test(bodyHtml ?? body);
  const [followsLinks, setFollowsLinks] = useState(false);
  const question = useMemo(() => ({ id, to, followsLinks }), [id, to, followsLinks]);
  const { answer: result, loading, failed, reload } = useAnswer(askForCheck, question);

  if (loading || failed || !result) {
    return (
      <div className="flex grow flex-col items-center gap-4 px-5 py-10 text-center text-sm text-ink-soft" role="status">
        <p>{t(failed ? 'failed' : 'loading')}</p>
        {failed && (
          <Button size="sm" onClick={reload}>
            {t('retry')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div data-testid="mail-check" className="grow overflow-auto px-5 py-4 text-sm sm:px-7">
      <p className="text-base font-medium" data-score={result.score}>
        {t('score', { score: result.score })}
      </p>
      {result.findings.length === 0 && <p className="mt-2 text-ink-soft">{t('none')}</p>}
      <ul className="mt-3 flex flex-col gap-2">
        {groupsOf(result.findings).map((group) => (
          <FindingGroup key={group.kind} {...group} />
        ))}
      </ul>
      {mayHaveLinks && !followsLinks && (
        <div className="mt-5 flex flex-col items-start gap-2">
          <p className="text-ink-soft">{t('links.meaning')}</p>
          <Button data-testid="follow-links" size="sm" onClick={() => setFollowsLinks(true)}>
            {t('links.follow')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface Group {
  kind: MailFinding['kind'];
  severity: FindingSeverity;
  findings: MailFinding[];
}

/** The findings by kind; the gravest come first, as the server sorts them. */
function groupsOf(findings: readonly MailFinding[]): Group[] {
  const groups = new Map<MailFinding['kind'], Group>();
  for (const finding of findings) {
    const { kind, severity } = finding;
    const group = groups.get(kind) ?? { kind, severity, findings: [] };
    group.findings.push(finding);
    groups.set(kind, group);
  }
  return [...groups.values()];
}

const looks = {
  error: { icon: CircleAlert, tone: 'text-danger' },
  warning: { icon: TriangleAlert, tone: 'text-warning' },
  info: { icon: Info, tone: 'text-ink-faint' },
} as const;

function FindingGroup({ kind, severity, findings }: Group) {
  const { t } = useTranslation('check');
  const { icon: Icon, tone } = looks[severity];
  return (
    <li>
      <details data-testid="finding" data-kind={kind} data-severity={severity}>
        <summary className="flex min-h-11 cursor-pointer sm:min-h-9 items-center gap-2.5 rounded-md px-1 hover:bg-hover">
          <Icon className={`size-4 shrink-0 ${tone}`} aria-label={t(`severity.${severity}`)} />
          <span className="font-medium">{t(`kinds.${kind}`)}</span>
          <span className="text-ink-faint">{findings.length}</span>
        </summary>
        {/* The server explains in English; the heading says the same in the reader's language. */}
        <ul lang="en" dir="ltr" className="mt-1 mb-2 flex flex-col gap-2 ps-8">
          {findings.map(({ where, text }, index) => (
            <li key={index} className="wrap-anywhere">
              <bdi className="font-mono text-xs">{where}</bdi>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
