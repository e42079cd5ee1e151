import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';
import { Dialog } from '../../components/Dialog.js';
import { useShortcuts } from './shortcut-store.js';

/** The actions of each group with their keys; `KeyCap` translates the name of a key, such as Enter. */
const groups = {
  list: [
    { action: 'next', keys: ['j', 'ArrowDown'] },
    { action: 'previous', keys: ['k', 'ArrowUp'] },
    { action: 'open', keys: ['o', 'Enter'] },
    { action: 'select', keys: ['x'] },
    { action: 'remove', keys: ['#', 'Delete'] },
  ],
  message: [
    { action: 'next', keys: ['j'] },
    { action: 'previous', keys: ['k'] },
    { action: 'colors', keys: ['d'] },
  ],
  page: [
    { action: 'copyCode', keys: ['c'] },
    { action: 'search', keys: ['/'] },
    { action: 'refresh', keys: ['r'] },
    { action: 'generate', keys: ['n'] },
    { action: 'help', keys: ['?'] },
    { action: 'close', keys: ['Escape'] },
  ],
} as const;

const glyphs = { ArrowDown: '↓', ArrowUp: '↑' } as const;

/** All shortcuts, and the switch that turns the single-key ones off. */
export function ShortcutHelp() {
  const { t } = useTranslation(['shortcuts', 'common']);
  const { enabled, enable, showHelp } = useShortcuts();
  return (
    <Dialog
      shape="fitting"
      testId="shortcuts-dialog"
      title={t('title')}
      description={<p className="text-sm text-ink-soft">{t('text')}</p>}
      closeLabel={t('common:close')}
      onClose={() => showHelp(false)}
    >
      <div className="grid gap-x-10 gap-y-6 overflow-y-auto px-5 py-5 sm:grid-cols-2 sm:px-7">
        {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
          <section
            key={group}
            aria-labelledby={`shortcuts-${group}`}
            className={classNames(group === 'page' && 'sm:col-start-2 sm:row-span-2 sm:row-start-1')}
          >
            <h3 id={`shortcuts-${group}`} className="mb-1.5 text-sm font-semibold">
              {t(`groups.${group}`)}
            </h3>
            <dl>
              {groups[group].map(({ action, keys }) => (
                <div
                  key={action}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-1.5 text-sm last:border-b-0"
                >
                  <dt className="text-ink-soft">{t(action)}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {keys.map((key) => (
                      <KeyCap key={key} name={key} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <label className="flex cursor-pointer items-start sm:col-span-2 gap-3 rounded-md bg-sunken px-4 py-3">
          <input
            type="checkbox"
            role="switch"
            data-testid="shortcuts-switch"
            checked={enabled}
            onChange={({ target }) => enable(target.checked)}
            className="mt-1 size-4 shrink-0 accent-ember"
          />
          <span className="text-sm">
            <span className="block font-medium">{t('switch')}</span>
            <span className="text-ink-soft">{t('switchText')}</span>
          </span>
        </label>
      </div>
    </Dialog>
  );
}

function KeyCap({ name }: { name: string }) {
  const { t, i18n } = useTranslation('shortcuts');
  const spoken = i18n.exists(`keys.${name}`, { ns: 'shortcuts' }) ? t(`keys.${name as 'Enter'}`) : name;
  const glyph = name in glyphs ? glyphs[name as keyof typeof glyphs] : null;
  return (
    <kbd className="inline-grid min-h-6.5 min-w-6.5 place-items-center rounded-sm border border-line-strong px-1.5 font-mono text-xs">
      {glyph ? (
        <>
          <span aria-hidden="true">{glyph}</span>
          <span className="sr-only">{spoken}</span>
        </>
      ) : (
        spoken
      )}
    </kbd>
  );
}
