import { ExternalLink } from 'lucide-react';

interface LinkChipProps {
  href: string;
  /** The host that it leads to, shown to the visitor. */
  host: string;
  /** The sender of the mail that has the link. */
  sender: string;
  label: string;
}

/** The confirmation link of a mail. It is followed only by a click of the visitor. */
export function LinkChip({ href, host, sender, label }: LinkChipProps) {
  return (
    <a
      data-testid="link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${sender}: ${label}`}
      title={`${sender}: ${label}`}
      // Otherwise the row around the link would open the mail as well.
      onClick={(event) => event.stopPropagation()}
      className="inline-flex min-h-11 max-w-full sm:min-h-8 items-center gap-2 rounded-full border border-water/40 bg-water-wash px-3 text-sm font-medium text-water hover:border-water"
    >
      <span className="truncate" dir="ltr">
        {host}
      </span>
      <ExternalLink className="size-3.5 shrink-0 rtl:-scale-x-100" aria-hidden="true" />
    </a>
  );
}
