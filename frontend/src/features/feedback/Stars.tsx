import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';

const ratings = [1, 2, 3, 4, 5] as const;

/** A rating, read-only. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('feedback');
  return (
    <span role="img" aria-label={t('stars', { count: rating })} className="inline-flex gap-0.5 text-ember">
      {ratings.map((value) => (
        <Star key={value} className={classNames('size-4', value <= rating && 'fill-current')} aria-hidden="true" />
      ))}
    </span>
  );
}

interface StarChoiceProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** A rating to choose: five radio buttons that look like stars. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const { t } = useTranslation('feedback');
  const id = useId();
  return (
    <fieldset aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend className="text-sm font-medium">{t('fields.rating')}</legend>
      <div className="mt-1 flex">
        {ratings.map((rating) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-ember has-focus-visible:outline-2 has-focus-visible:outline-water"
          >
            <input
              type="radio"
              name={`${id}-rating`}
              value={rating}
              checked={value === String(rating)}
              onChange={(event) => onChange(event.target.value)}
              aria-label={t('stars', { count: rating })}
              data-faulty={error === null ? undefined : ''}
              className="sr-only"
            />
            <Star className={classNames('size-6', rating <= Number(value) && 'fill-current')} aria-hidden="true" />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
