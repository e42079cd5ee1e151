import { articlePath, sitePages } from '@efemera/contract';
import {
  ArrowRight,
  ArrowUp,
  Ban,
  ChartNoAxesColumn,
  Clock3,
  FlaskConical,
  Gift,
  ShieldCheck,
  VenetianMask,
  Wifi,
  Zap,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/Link.js';
import { Button } from '../../components/Button.js';
import { ButtonLink } from '../../components/ButtonLink.js';
import { highlights } from './highlights.js';

const features = [
  { key: 'instant', icon: Zap },
  { key: 'secure', icon: ShieldCheck },
  { key: 'anonymous', icon: VenetianMask },
  { key: 'free', icon: Gift },
  { key: 'noSpam', icon: Ban },
  { key: 'stats', icon: ChartNoAxesColumn },
] as const;

const uses = [
  { key: 'testing', icon: FlaskConical },
  { key: 'privacy', icon: Wifi },
] as const;

interface HomeBlocksProps {
  onStart: () => void;
  /** Elements between the blocks, if any. */
  adAfterFeatures?: ReactNode;
  adAfterBlog?: ReactNode;
}

/** Features, uses and articles, for visitors who want to know more before they trust the service. */
export function HomeBlocks({ onStart, adAfterFeatures, adAfterBlog }: HomeBlocksProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <Block title={t('features.title')} text={t('features.text')}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ key, icon: Icon }) => (
            <li key={key} className="border-t border-line-strong pt-5">
              <Icon className="size-6 text-ember" strokeWidth={1.6} aria-hidden="true" />
              <h3 className="mt-3 text-lg font-semibold">{t(`features.${key}.title`)}</h3>
              <p className="mt-1 text-sm text-ink-soft">{t(`features.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Block>
      {adAfterFeatures}
      <Block title={t('uses.title')} text={t('uses.text')}>
        <ul className="grid gap-4 lg:grid-cols-2">
          {uses.map(({ key, icon: Icon }) => (
            <li key={key} className="panel flex gap-5 p-5 sm:p-7">
              <Icon className="mt-1 size-7 shrink-0 text-water" strokeWidth={1.5} aria-hidden="true" />
              <div className="min-w-0 wrap-anywhere">
                <h3 className="text-lg font-semibold">{t(`uses.${key}.title`)}</h3>
                <p className="mt-1 text-sm text-ink-soft">{t(`uses.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Block>
      <Block
        title={t('blog.title')}
        text={t('blog.text')}
        aside={
          <Link
            to={sitePages.blog}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-water hover:underline"
          >
            {t('blog.all')}
            <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          </Link>
        }
      >
        <ul className="grid gap-4 lg:grid-cols-3">
          {highlights.map(({ id, key, minutes }) => (
            <li key={id}>
              <Link to={articlePath(id)} className="panel group flex h-full flex-col p-5 sm:p-6">
                <span className="flex items-center gap-1.5 text-xs text-ink-faint">
                  <Clock3 className="size-3.5" aria-hidden="true" />
                  {t('blog.minutes', { count: minutes })}
                </span>
                <h3 className="mt-2 text-lg font-semibold group-hover:text-ember">{t(`blog.${key}.title`)}</h3>
                <p className="mt-1.5 text-sm text-ink-soft">{t(`blog.${key}.text`)}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Block>
      {adAfterBlog}
      <section className="mt-20 flex flex-col items-start gap-5 border-t border-line-strong pt-10 sm:mt-24 lg:flex-row lg:items-end">
        <div className="grow">
          <h2 className="max-w-xl text-closing font-semibold tracking-[-0.02em]">{t('closing.title')}</h2>
          <p className="mt-2 max-w-md text-ink-soft">{t('closing.text')}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <Button look="primary" onClick={onStart}>
            <ArrowUp className="size-4" aria-hidden="true" />
            {t('closing.start')}
          </Button>
          <ButtonLink to={sitePages.about}>{t('closing.about')}</ButtonLink>
        </div>
      </section>
    </>
  );
}

interface BlockProps {
  title: string;
  text: string;
  aside?: ReactNode;
  children: ReactNode;
}

function Block({ title, text, aside, children }: BlockProps) {
  return (
    <section className="mt-16 sm:mt-24">
      <header className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="max-w-xl">
          <h2 className="text-closing font-semibold tracking-[-0.02em]">{title}</h2>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </div>
        {aside}
      </header>
      {children}
    </section>
  );
}
