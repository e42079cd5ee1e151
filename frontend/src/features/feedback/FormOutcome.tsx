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

/** What became of the form. The region is always there, so that assistive technology reads what comes into it. */
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
