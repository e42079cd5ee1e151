import type { ReactNode } from 'react';
import { classNames } from './class-names.js';

const tones = {
  info: 'bg-water-wash text-water',
  warning: 'bg-warning-wash text-warning',
} as const;

interface NoticeProps {
  tone: keyof typeof tones;
  icon: ReactNode;
  testId?: string;
  children: ReactNode;
}

/** A sentence that stays in its place, unlike a toast. */
export function Notice({ tone, icon, testId, children }: NoticeProps) {
  return (
    <p data-testid={testId} className={classNames('flex gap-2.5 rounded-md px-3.5 py-2.5 text-sm', tones[tone])}>
      <span className="mt-0.5 shrink-0" aria-hidden="true">
        {icon}
      </span>
      <span dir="auto">{children}</span>
    </p>
  );
}
