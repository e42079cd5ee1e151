import {
  senderVerdict,
  type AuthDetails,
  type AuthResult,
  type EmailDetail,
  type EmailSummary,
} from '@efemera/contract';
import { ChevronDown, CircleHelp, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';
import { useLateAuth } from '../../store/late-auth-store.js';
import { useFollowedMail } from '../../store/message-store.js';

const looks = {
  verified: { icon: ShieldCheck, tone: 'border-line text-success' },
  unverified: { icon: CircleHelp, tone: 'border-line text-ink-soft' },
  suspicious: { icon: ShieldAlert, tone: 'border-transparent bg-danger-wash text-danger' },
} as const;

/**
 * Whether the message comes from its shown sender, in two words; the reasons on request. Shows nothing if nothing was
 * checked.
 */
export function SenderVerdict({ email }: { email: EmailSummary | EmailDetail }) {
  const { t } = useTranslation('sender');
  const { id, to } = email;
  // The worker may end its check of the sender while the mail is open: then only the row of the list has the result.
  const rowAuth = useFollowedMail(email)?.auth ?? null;
  const late = useLateAuth();
  const auth = email.auth ?? rowAuth;
  const isLoaded = 'authDetails' in email;
  const details = (isLoaded ? email.authDetails : null) ?? (late.id === id ? late.details : null);
  const isLate = isLoaded && auth !== null && email.authDetails === null;
  const readLate = late.read;
  useEffect(() => {
    if (isLate) void readLate(id, to);
  }, [isLate, readLate, id, to]);

  const verdict = senderVerdict(auth, details);
  if (!auth || !verdict) return null;
  const { icon: Icon, tone } = looks[verdict];
  return (
    <details data-testid="sender-verdict" data-verdict={verdict} className="group">
      <summary
        className={classNames(
          'inline-flex min-h-11 max-w-full sm:min-h-8 cursor-pointer list-none items-center gap-1.5 rounded-full border px-3 text-sm font-medium select-none hover:bg-hover [&::-webkit-details-marker]:hidden',
          tone,
        )}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {t(`verdict.${verdict}`)}
        <ChevronDown
          className="size-3.5 shrink-0 transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="mt-2 max-h-[32dvh] overflow-y-auto rounded-md bg-sunken px-3.5 py-3 text-sm">
        <p className="text-ink">{t(`meaning.${verdict}`)}</p>
        <Checks auth={auth} details={details} />
      </div>
    </details>
  );
}

function Checks({ auth, details }: { auth: NonNullable<EmailSummary['auth']>; details: AuthDetails }) {
  const { t } = useTranslation('sender');
  const { spf, dkim, dmarc } = auth;
  const signers = [...new Set(details?.dkim.map(({ domain }) => domain))];
  return (
    <dl className="mt-1 grid gap-x-4 sm:mt-2.5 sm:grid-cols-[auto_1fr] sm:gap-y-2">
      <Check name="SPF" result={spf} text={t(`spf.${spf}`)}>
        {details?.spf.domain && t('envelopeDomain', { domain: details.spf.domain })}
      </Check>
      <Check name="DKIM" result={dkim} text={t(`dkim.${dkim === 'softfail' ? 'fail' : dkim}`)}>
        {signers.length > 0 && t('signedBy', { domains: signers.join(', ') })}
      </Check>
      <Check
        name="DMARC"
        result={dmarc}
        text={t(`dmarc.${dmarc === 'softfail' ? 'fail' : dmarc === 'neutral' ? 'none' : dmarc}`)}
      >
        {details?.dmarc.policy && t(`policy.${details.dmarc.policy}`, { domain: details.dmarc.domain })}
      </Check>
      {details && (
        <Check name={t('connection')} text={t(details.tls ? 'encrypted' : 'unencrypted')}>
          {details.relayed && t('relayed')}
        </Check>
      )}
    </dl>
  );
}

const tones: Partial<Record<AuthResult, string>> = { pass: 'text-success', fail: 'text-danger' };

function Check(props: { name: string; result?: AuthResult; text: string; children: ReactNode }) {
  const { t } = useTranslation('sender');
  const { name, result, text, children } = props;
  return (
    <div className="contents">
      <dt className="mt-2 font-medium text-ink sm:mt-0">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {result && (
          <span data-result={result} className={classNames('font-medium', tones[result] ?? 'text-ink')}>
            {t(`results.${result}`)}.{' '}
          </span>
        )}
        {text}
        {children && <span className="block text-xs text-ink-faint">{children}</span>}
      </dd>
    </div>
  );
}
