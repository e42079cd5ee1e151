import { useToasts } from './toast-store.js';

const { show, change, dismiss } = useToasts.getState();
const shown = () => useToasts.getState().toast;

beforeEach(() => useToasts.setState({ toast: null }));

it('shows one toast at a time, the newest', () => {
  show('addressCopied');
  const mail = show('mail', 'default', 1000, { values: { sender: 'Ana', subject: 'A' } });
  expect(shown()).toMatchObject({ id: mail, text: 'mail' });
});

it('neither changes nor closes the toast that has replaced another', () => {
  const replaced = show('addressCopied');
  const failure = show('loadFailed');
  change(replaced, { text: 'codeCopied' });
  dismiss(replaced);
  expect(shown()).toMatchObject({ id: failure, text: 'loadFailed' });
  dismiss(failure);
  expect(shown()).toBeNull();
});

it('counts the changes of its words, and no other change', () => {
  const mail = show('mail', 'default', 1000, { values: { sender: 'Ana', subject: 'A' } });
  change(mail, { durationMs: 2000 });
  expect(shown()).toMatchObject({ revision: 0, durationMs: 2000 });
  change(mail, { values: { sender: 'Ana', subject: 'B' } });
  expect(shown()).toMatchObject({ revision: 1 });
});
