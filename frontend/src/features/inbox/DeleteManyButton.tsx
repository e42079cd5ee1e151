import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';

/** From this number on, deletion needs a second click. */
const askFrom = 10;

interface DeleteManyButtonProps {
  ids: readonly string[];
  label: string;
  /** Asks for a second click even for a single mail. */
  always?: boolean;
  className?: string | undefined;
  testId: string;
  onDelete: (ids: readonly string[]) => void;
}

/** Deletes several mails; for many, the first click only asks the visitor to confirm. */
export function DeleteManyButton(props: DeleteManyButtonProps) {
  const { ids, label, always = false, className, testId, onDelete } = props;
  const { t } = useTranslation('inbox');
  // The mails that the visitor was asked about: a mail that comes after the question must not be deleted.
  const [asked, setAsked] = useState<readonly string[] | null>(null);

  const click = () => {
    if (asked) onDelete(asked);
    else if (always || ids.length >= askFrom) return setAsked(ids);
    else onDelete(ids);
    setAsked(null);
  };

  return (
    <>
      <Button
        size="sm"
        look={asked ? 'destructive' : 'danger'}
        data-testid={testId}
        data-asks={asked !== null}
        className={className}
        onClick={click}
        onBlur={() => setAsked(null)}
        onKeyDown={(event) => {
          // A held Enter repeats its click, which would confirm what the first one asked.
          if (event.repeat && event.key === 'Enter') event.preventDefault();
          if (event.key !== 'Escape' || !asked) return;
          event.stopPropagation();
          setAsked(null);
        }}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        {asked ? t('confirmDelete', { count: asked.length }) : label}
      </Button>
      <span className="sr-only" role="status">
        {asked && t('confirmDeleteHint', { count: asked.length })}
      </span>
    </>
  );
}
