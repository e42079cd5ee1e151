import { lazy, Suspense, useState } from 'react';
import { loadPart } from '../../browser/load-part.js';
import { useIsLive } from '../../components/use-is-live.js';
import { adSettings, type AdSettings, type AdSlotName } from './ad-settings.js';
import { AdRoom } from './AdRoom.js';

const Ad = lazy(() => loadPart(async () => ({ default: (await import('./Ad.js')).Ad })));

interface AdSlotProps {
  name: AdSlotName;
  className?: string;
}

/**
 * A place for an advertisement. If the operator has set an ad network, the page reserves the room from the first paint
 * on, so that nothing moves when an advertisement comes, fails or is skipped. Without an ad network the place takes no
 * room, and the page does not load the code that fills it.
 */
export function AdSlot({ name, className }: AdSlotProps) {
  const [settings] = useState<AdSettings | null>(adSettings);
  const isLive = useIsLive();
  if (!settings || !isLive) return <AdRoom name={name} className={className} state="off" />;
  return (
    <Suspense fallback={<AdRoom name={name} className={className} state="loading" />}>
      <Ad name={name} className={className} settings={settings} />
    </Suspense>
  );
}
