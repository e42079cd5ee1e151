import type { ReactNode } from 'react';

/** A text with a sidebar: beside it on wide screens, below it on small ones. */
export function WithSidebar({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">{children}</div>
      {aside}
    </div>
  );
}
