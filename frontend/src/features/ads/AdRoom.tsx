import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.js';
import type { AdSlotName } from './ad-settings.js';
import type { AdState } from './use-ad.js';

interface AdRoomProps {
  name: AdSlotName;
  className: string | undefined;
  state: AdState['phase'] | 'off';
  children?: ReactNode;
}

/** The box of an advertisement. Its size is the same for a placeholder and an error, so that the page does not move. */
export function AdRoom({ name, className, state, children }: AdRoomProps) {
  return (
    <aside className={classNames('ad-room', className)} data-testid={`ad-${name}`} data-state={state}>
      {children}
    </aside>
  );
}
