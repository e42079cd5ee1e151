import { useId, type ComponentProps } from 'react';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The problem of the value, as a sentence; null if there is none. */
  error: string | null;
  /** Makes the field a text area of this many lines. */
  rows?: number;
}

/** A labelled field that shows its problem and announces it to assistive technology. */
export function Field({ label, value, onChange, error, rows, ...rest }: FieldProps) {
  const id = useId();
  const common = {
    id,
    value,
    className: 'field mt-1.5',
    'aria-invalid': error !== null,
    'aria-describedby': error === null ? undefined : `${id}-error`,
  };
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {rows ? (
        <textarea
          {...common}
          rows={rows}
          name={rest.name}
          required={rest.required}
          maxLength={rest.maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...rest} {...common} onChange={(event) => onChange(event.target.value)} />
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
