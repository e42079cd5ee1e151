import { Image, ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import type { RemoteContent } from './remote-content.js';

interface RemoteContentReportProps {
  content: RemoteContent;
  loaded: boolean;
  onLoad: () => void;
}

/** Reports the remote content of a mail and the trackers in it, and loads it on request. */
export function RemoteContentReport({ content, loaded, onLoad }: RemoteContentReportProps) {
  const { t } = useTranslation('message');
  const Icon = loaded ? Image : ImageOff;
  const count = content.images;
  return (
    <>
      <Icon className="me-1 size-4 shrink-0" aria-hidden="true" />
      <p role="status" className="min-w-0 grow basis-24 py-1.5 sm:basis-72">
        {/* On a phone, the reason would take three lines from the mail. */}
        <span className="max-sm:hidden">{t(loaded ? 'remote.loaded' : 'remote.blocked', { count })}</span>
        <span className="sm:hidden">{t(loaded ? 'remote.loaded' : 'remote.blockedShort', { count })}</span>
      </p>
      {!loaded && (
        <Button data-testid="load-remote" size="sm" onClick={onLoad}>
          {t('remote.load', { count })}
        </Button>
      )}
      <TrackerReport content={content} loaded={loaded} />
    </>
  );
}

function TrackerReport({ content, loaded }: { content: RemoteContent; loaded: boolean }) {
  const { t } = useTranslation('reader');
  const { count, companies } = content.trackers();
  if (count === 0) return null;
  const of = t('trackers.companies', { count: companies.length });
  return (
    <details data-testid="tracker-report" className="grow basis-48">
      <summary className="cursor-pointer py-3 font-medium sm:py-1.5">
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
