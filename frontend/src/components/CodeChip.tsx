import { Copy } from 'lucide-react';

/** A one-time code that was found in a mail: one click copies it. */
export function CodeChip({ code, label, onCopy }: { code: string; label: string; onCopy: () => void }) {
  return (
    <button
      type="button"
      data-testid="code"
      aria-label={label}
      title={label}
      onClick={(event) => {
        // The row around it opens the message.
        event.stopPropagation();
        onCopy();
      }}
      className="inline-flex min-h-8 max-w-full items-center gap-2 rounded-full border border-ember/40 bg-ember-wash px-3 font-mono text-sm font-semibold tracking-wider text-ember hover:border-ember"
    >
      <span className="truncate">{code}</span>
      <Copy className="size-3.5 shrink-0" aria-hidden="true" />
    </button>
  );
}
