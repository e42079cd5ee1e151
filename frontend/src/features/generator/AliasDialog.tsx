import { limits } from '@efemera/contract';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { useAddress } from '../../store/address-store.js';
import { AliasField } from './AliasField.js';
import { useAliasForm, type AliasForm } from './use-alias-form.js';

interface AliasDialogProps {
  onClose: () => void;
  onMoved: () => void;
}

/** The form in which the visitor types the name of an address. */
export function AliasDialog({ onClose, onMoved }: AliasDialogProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const busy = useAddress((state) => state.busy);
  const { field, typed, check, problem, failure, suggestion, type, takeSuggestion, chooseDomain, submit } =
    useAliasForm({
      onClose,
      onMoved,
    });
  const [fieldId, messageId, hintId] = [useId(), useId(), useId()];
  const isWrong = problem !== null || failure !== null;

  return (
    <Dialog
      shape="fitting"
      testId="alias-dialog"
      title={t('alias.title')}
      description={<p className="text-sm text-ink-soft">{t('alias.text')}</p>}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex flex-col gap-4 overflow-y-auto px-5 py-5 sm:px-7 sm:pb-7"
      >
        <div className="flex flex-col gap-1.5">
          <label htmlFor={fieldId} className="text-sm font-medium">
            {t('alias.name')}
          </label>
          <AliasField
            field={field}
            value={typed}
            onType={type}
            onChooseDomain={chooseDomain}
            id={fieldId}
            isWrong={isWrong}
            describedBy={`${messageId} ${hintId}`}
          />
          <p id={messageId} role="alert" data-testid="alias-error" className="text-sm text-danger empty:hidden">
            <ShownProblem problem={problem} failure={failure} />
          </p>
          {suggestion !== null && (
            <Button
              size="sm"
              data-testid="alias-suggestion"
              className="max-w-full self-start"
              onClick={() => takeSuggestion(suggestion)}
            >
              <span className="truncate">{t('alias.useSuggestion', { name: suggestion })}</span>
            </Button>
          )}
          <p id={hintId} className="min-h-5.5 text-sm wrap-anywhere text-ink-soft">
            {check.ok && !isWrong && (
              <span className="flex gap-2">
                <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
                <span>{t('alias.ready', { address: check.address })}</span>
              </span>
            )}
          </p>
        </div>
        <Button type="submit" look="primary" data-testid="alias-submit" disabled={busy !== null}>
          {t(busy === 'claiming' ? 'alias.submitting' : 'alias.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The problem of the typed name, or the server's reason to refuse it. */
function ShownProblem({ problem, failure }: Pick<AliasForm, 'problem' | 'failure'>) {
  const { t } = useTranslation('addresses');
  if (!problem && !failure) return null;
  const values = problem && {
    character: problem.about,
    domain: problem.about || '@',
    count: limits.maxLocalPartBytes,
  };
  return (
    <span className="flex gap-2">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="wrap-anywhere">
        {failure ? t(`alias.problem.${failure}`) : problem && t(`alias.problem.${problem.problem}`, { ...values })}
      </span>
    </span>
  );
}
