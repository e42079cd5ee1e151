import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLive } from '../../browser/is-live.js';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { api } from '../../transport/api.js';
import { FormOutcome } from './FormOutcome.js';
import { Honeypot } from './Honeypot.js';
import { useForm } from './use-form.js';

const empty = { name: '', email: '', subject: '', message: '', website: '' };

/** Writes to whoever runs this site. */
export function ContactForm() {
  const { t } = useTranslation('feedback');
  const { form, values, faults, state, limited, hasMissing, change, submit } = useForm(empty, [
    'name',
    'email',
    'subject',
    'message',
  ]);
  const errorOf = (name: keyof typeof empty) => (faults[name] ? t(`faults.${faults[name]}`) : null);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    await submit((filledIn) => api.contact(filledIn));
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="panel flex max-w-2xl flex-col gap-4 p-5 sm:p-7"
      data-testid="contact-form"
      data-state={state}
    >
      <fieldset disabled={!isLive} className="contents">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('fields.fullName')}
            name="name"
            autoComplete="name"
            required
            maxLength={100}
            value={values.name}
            onChange={change('name')}
            error={errorOf('name')}
          />
          <Field
            label={t('fields.email')}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            value={values.email}
            onChange={change('email')}
            error={errorOf('email')}
          />
        </div>
        <Field
          label={t('fields.subject')}
          name="subject"
          required
          maxLength={200}
          value={values.subject}
          onChange={change('subject')}
          error={errorOf('subject')}
        />
        <Field
          label={t('fields.message')}
          name="message"
          rows={7}
          required
          maxLength={10_000}
          value={values.message}
          onChange={change('message')}
          error={errorOf('message')}
        />
        <Honeypot value={values.website} onChange={change('website')} />
        <FormOutcome kind="contact" state={state} hasMissing={hasMissing} limited={limited} />
        <Button type="submit" look="primary" className="self-start px-6" aria-disabled={state === 'submitting'}>
          {t(state === 'submitting' ? 'sending' : 'contact.send')}
        </Button>
      </fieldset>
    </form>
  );
}
