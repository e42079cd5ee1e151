import type { ReactNode } from 'react';

interface TopListProps {
  rows: readonly { key: string; name: ReactNode; count: number }[];
  format: (count: number) => string;
}

/** The first few of a ranking: names, figures and bars. */
export function TopList({ rows, format }: TopListProps) {
  const highest = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {rows.map(({ key, name, count }, index) => (
        <li key={key}>
          <span className="flex items-baseline gap-3">
            <span dir="auto" className="min-w-0 grow truncate" title={key}>
              {name}
            </span>
            <span className="font-medium tabular-nums">{format(count)}</span>
          </span>
          <span className="mt-1 block h-1.5 rounded-full bg-sunken" aria-hidden="true">
            <span
              className={`block h-full min-w-1 rounded-full ${index === 0 ? 'bg-ember' : 'bg-water'}`}
              style={{ width: `${(100 * count) / highest}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
