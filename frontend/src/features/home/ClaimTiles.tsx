import { useTranslation } from 'react-i18next';

const claims = ['created', 'success', 'always'] as const;

/** Figures with which the product advertises itself, fixed by the specification; the live counters are elsewhere. */
export function ClaimTiles() {
  const { t } = useTranslation('home');
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2.5 sm:gap-4"
      aria-label={t('claims.label')}
    >
      {claims.map((claim) => (
        <li key={claim} className="panel flex flex-col px-1.5 py-4 min-[22rem]:px-2.5 sm:px-7 sm:py-5">
          <strong className="font-display sm:whitespace-nowrap text-claim font-semibold tracking-tight text-ember">
            {t(`claims.${claim}.figure`)}
          </strong>
          <span className="text-xs wrap-anywhere hyphens-auto text-ink-soft sm:text-sm">
            {t(`claims.${claim}.text`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
