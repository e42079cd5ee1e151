import { Megaphone, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { requestAd } from './ad-script.js';
import { adTimes, type AdSettings, type AdSlotName } from './ad-settings.js';
import { AdRoom } from './AdRoom.js';
import { useAd, type AdState } from './use-ad.js';

interface AdProps {
  name: AdSlotName;
  className: string | undefined;
  settings: AdSettings;
}

/** Fills the room of an advertisement: with the advertisement, or with a text if that is blocked, fails or is skipped. */
export function Ad({ name, className, settings }: AdProps) {
  const { state, retry, reset, skip } = useAd(settings);
  return (
    <AdRoom name={name} className={className} state={state.phase}>
      <AdContent clientId={settings.clientId} name={name} state={state} onRetry={retry} onReset={reset} onSkip={skip} />
    </AdRoom>
  );
}

interface AdContentProps {
  clientId: string;
  name: AdSlotName;
  state: AdState;
  onRetry: () => void;
  onReset: () => void;
  onSkip: () => void;
}

function AdContent({ clientId, name, state, onRetry, onReset, onSkip }: AdContentProps) {
  const { t } = useTranslation('ads');
  switch (state.phase) {
    case 'loading':
      return (
        <div className="size-full animate-pulse-soft rounded-lg bg-sunken" role="status">
          <span className="sr-only">{t('loading')}</span>
        </div>
      );
    case 'blocked':
      return (
        <div className="flex flex-col items-center gap-2 px-5 text-center">
          <Megaphone className="size-5 text-ink-faint" aria-hidden="true" />
          <p className="text-sm font-medium">{t('blocked.title')}</p>
          <p className="max-w-md text-xs text-ink-soft">{t('blocked.text')}</p>
          <Button size="sm" onClick={onReset}>
            {t('retry')}
          </Button>
        </div>
      );
    case 'error':
      return (
        <div className="flex flex-col items-center gap-2 px-5 text-center">
          <p className="text-sm font-medium">{t('error.title')}</p>
          <p className="text-xs text-ink-soft">{t('error.text')}</p>
          {state.tries < adTimes.maxRetries && (
            <Button size="sm" onClick={onRetry}>
              {t('retryCount', { tries: state.tries, max: adTimes.maxRetries })}
            </Button>
          )}
        </div>
      );
    case 'loaded':
      return <LoadedAd clientId={clientId} name={name} onSkip={onSkip} />;
    case 'skipped':
      return <p className="text-xs text-ink-faint">{t('skipped')}</p>;
  }
}

function LoadedAd({ clientId, name, onSkip }: Pick<AdContentProps, 'clientId' | 'name' | 'onSkip'>) {
  const { t } = useTranslation('ads');
  const place = useRef<HTMLDivElement>(null);
  const [visible, setVisible] = useState(false);
  const [skippable, setSkippable] = useState(false);

  // Asks the ad network after the element is in the document: the network's script fills no element outside of it.
  useEffect(requestAd, []);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setVisible((entry?.intersectionRatio ?? 0) >= adTimes.visibleRatio),
      { threshold: adTimes.visibleRatio },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setSkippable(true), adTimes.skipAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={place} className="relative size-full" data-visible={visible}>
      <ins
        className="adsbygoogle block size-full"
        data-ad-client={clientId}
        data-ad-slot={name}
        data-ad-format="auto"
        data-full-width-responsive="true"
      />
      {!visible && <p className="absolute inset-0 grid place-items-center text-xs text-ink-faint">{t('pending')}</p>}
      {skippable && (
        <Button size="sm" className="absolute top-1 end-1 bg-raised" onClick={onSkip}>
          <X className="size-3.5" aria-hidden="true" />
          {t('skip')}
        </Button>
      )}
    </div>
  );
}
