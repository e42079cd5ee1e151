import { useToasts } from './toast-store.js';

const { show } = useToasts.getState();
const shown = () => useToasts.getState().toasts.map(({ id }) => id);

beforeEach(() => useToasts.setState({ toasts: [] }));

it('shows equal toasts as one, the newest', () => {
  show('addressCopied');
  const failure = show('loadFailed');
  const again = show('addressCopied');
  expect(shown()).toEqual([failure, again]);
});

it('keeps a toast of the same kind whose words differ', () => {
  const first = show('mail', 'default', 1000, { values: { sender: 'Ana', subject: 'A' } });
  const second = show('mail', 'default', 1000, { values: { sender: 'Ana', subject: 'B' } });
  expect(shown()).toEqual([first, second]);
});

it('closes the oldest of four', () => {
  const [, ...newest] = (['addressCopied', 'codeCopied', 'linkCopied', 'timeUp'] as const).map((text) => show(text));
  expect(shown()).toEqual(newest);
});
