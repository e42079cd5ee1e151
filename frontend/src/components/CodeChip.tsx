import { Copy } from 'lucide-react';

interface CodeChipProps {
  code: string;
  /** The sender of the mail: an attacker may send a code, too, so the chip names the sender to the visitor. */
  sender: string;
  label: string;
  onCopy: () => void;
  /** Another test id if the page shows the same code a second time. */
  testId?: string;
}

/** A one-time code of a mail: one click copies it. */
export function CodeChip({ code, sender, label, onCopy, testId = 'code' }: CodeChipProps) {
  return (
    <button
      type="button"
      data-testid={testId}
      aria-label={`${sender}: ${label}`}
      title={`${sender}: ${label}`}
      onClick={(event) => {
        // Otherwise the row around the chip would open the mail.
        event.stopPropagation();
        onCopy();
      }}
      className="inline-flex min-h-11 max-w-full sm:min-h-8 items-center gap-2 rounded-full border border-ember/40 bg-ember-wash px-3 font-mono text-sm font-medium tracking-wider text-ember hover:border-ember"
    >
      <span className="truncate" dir="ltr">
        {code}
      </span>
      <Copy className="size-3.5 shrink-0" aria-hidden="true" />
    </button>
  );
}
