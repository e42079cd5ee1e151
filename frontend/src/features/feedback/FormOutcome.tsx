import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.js';
import type { FormState } from './use-form.js';

interface FormOutcomeProps {
  kind: 'comment' | 'contact';
  state: FormState;
  hasMissing: boolean;
  limited: boolean;
}

/** The result of a form. The live region always exists, so that assistive technology announces its content. */
export function FormOutcome({ kind, state, hasMissing, limited }: FormOutcomeProps) {
  const { t } = useTranslation('feedback');
  const warning = hasMissing ? t('missing') : limited ? t('limited') : state === 'error' ? t(`${kind}.error`) : null;
  return (
    <div role="status">
      {warning ? (
        <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
          {warning}
        </Notice>
      ) : (
        state === 'success' && (
          <Notice tone="info" icon={<CircleCheck className="size-4" />}>
            {t(`${kind}.success`)}
          </Notice>
        )
      )}
    </div>
  );
}
