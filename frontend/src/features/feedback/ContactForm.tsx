import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLive } from '../../components/use-is-live.js';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { api } from '../../transport/api.js';
import { FormOutcome } from './FormOutcome.js';
import { Honeypot } from './Honeypot.js';
import { useForm } from './use-form.js';

const empty = { name: '', email: '', subject: '', message: '', website: '' };

/** Sends a message to the operator of the site. */
export function ContactForm() {
  const { t } = useTranslation('feedback');
  const isLive = useIsLive();
  const { form, state, limited, hasMissing, field, submit } = useForm(empty, ['name', 'email', 'subject', 'message']);

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
          <Field label={t('fields.fullName')} {...field('name')} autoComplete="name" required maxLength={100} />
          <Field
            label={t('fields.email')}
            {...field('email')}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
        </div>
        <Field label={t('fields.subject')} {...field('subject')} required maxLength={200} />
        <Field label={t('fields.message')} {...field('message')} rows={7} required maxLength={10_000} />
        <Honeypot {...field('website')} />
        <FormOutcome kind="contact" state={state} hasMissing={hasMissing} limited={limited} />
        <Button type="submit" look="primary" className="self-start px-6" aria-disabled={state === 'submitting'}>
          {t(state === 'submitting' ? 'sending' : 'contact.send')}
        </Button>
      </fieldset>
    </form>
  );
}
