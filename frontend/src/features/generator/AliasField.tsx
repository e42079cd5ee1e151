import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';
import { useAddress } from '../../store/address-store.js';
import { DomainSelect } from './DomainSelect.js';

interface AliasFieldProps {
  field: RefObject<HTMLInputElement | null>;
  value: string;
  onType: (text: string) => void;
  onChooseDomain: (domain: string) => void;
  id: string;
  isWrong: boolean;
  /** Ids of the elements that describe the field. */
  describedBy: string;
}

/** The field for the name, with the domain beside it. */
export function AliasField({ field, value, onType, onChooseDomain, id, isWrong, describedBy }: AliasFieldProps) {
  const { t } = useTranslation('addresses');
  const { domains, domain } = useAddress();
  return (
    <div
      dir="ltr"
      className={classNames(
        'flex flex-wrap items-center rounded-lg border bg-sunken focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-water',
        isWrong ? 'border-danger' : 'border-line-field',
      )}
    >
      <input
        ref={field}
        id={id}
        data-testid="alias-name"
        name="alias"
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        translate="no"
        value={value}
        aria-invalid={isWrong}
        aria-describedby={describedBy}
        onChange={(event) => onType(event.target.value)}
        className="min-h-12 min-w-36 grow basis-36 bg-transparent px-3.5 font-mono text-base outline-none"
      />
      {domains.length > 1 ? (
        <DomainSelect
          data-testid="alias-domain"
          aria-label={t('alias.domain')}
          domains={domains}
          value={domain}
          onChoose={onChooseDomain}
          className="my-1 me-1 max-w-full"
        />
      ) : (
        <span className="truncate py-2 pe-3.5 ps-1 font-mono text-sm text-ink-faint" translate="no">
          @{domain}
        </span>
      )}
    </div>
  );
}
