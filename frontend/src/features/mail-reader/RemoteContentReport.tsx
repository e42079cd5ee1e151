import { Image, ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import type { RemoteContent } from './remote-content.js';

interface RemoteBarProps {
  content: RemoteContent;
  loaded: boolean;
  onLoad: () => void;
}

/** Reports the remote content of a mail and the trackers in it, and loads it on request. */
export function RemoteBar({ content, loaded, onLoad }: RemoteBarProps) {
  const { t } = useTranslation('message');
  const Icon = loaded ? Image : ImageOff;
  const count = content.images;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-water-wash px-5 py-2 text-sm text-water sm:px-7">
      <div className="flex min-w-0 grow basis-72 items-start gap-2.5">
        <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <div className="min-w-0">
          <p role="status">{t(loaded ? 'remote.loaded' : 'remote.blocked', { count })}</p>
          <TrackerReport content={content} loaded={loaded} />
        </div>
      </div>
      {!loaded && (
        <Button data-testid="load-remote" size="sm" onClick={onLoad}>
          {t('remote.load', { count })}
        </Button>
      )}
    </div>
  );
}

function TrackerReport({ content, loaded }: { content: RemoteContent; loaded: boolean }) {
  const { t } = useTranslation('reader');
  const { count, companies } = content.trackers();
  if (count === 0) return null;
  const of = t('trackers.companies', { count: companies.length });
  return (
    <details data-testid="tracker-report" className="mt-1">
      <summary className="cursor-pointer py-3 font-medium sm:py-0">
        {t(loaded ? 'trackers.loaded' : 'trackers.blocked', { count, companies: of })}
      </summary>
      <ul className="mt-1 mb-1 flex flex-col gap-0.5 text-xs">
        {companies.map(({ name, hosts }) => (
          <li key={name} className="wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>
            {hosts.join() !== name && <bdi> · {hosts.join(', ')}</bdi>}
          </li>
        ))}
      </ul>
    </details>
  );
}
