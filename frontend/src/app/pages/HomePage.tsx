import { sitePages } from '@efemera/contract';
import { ArrowDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate, useSearchParams } from '../../router/router.js';
import { loadPart } from '../../browser/load-part.js';
import { Button } from '../../components/Button.js';
import { ButtonLink } from '../../components/ButtonLink.js';
import { ErrorBoundary } from '../../components/ErrorBoundary.js';
import { latePart } from '../../components/late-part.js';
import { AdSlot } from '../../features/ads/AdSlot.js';
import { AlertsMenu } from '../../features/arrival/AlertsMenu.js';
import { DeliveriesLine } from '../../features/deliveries/DeliveriesLine.js';
import { WaitingTrace } from '../../features/deliveries/WaitingTrace.js';
import { GeneratorPanel } from '../../features/generator/GeneratorPanel.js';
import { ClaimTiles } from '../../features/home/ClaimTiles.js';
import { InboxPanel } from '../../features/inbox/InboxPanel.js';
import { Counters } from '../../features/counting/Counters.js';
import { useAddress } from '../../store/address-store.js';
import { askedAddress } from '../../store/asked-address.js';
import { useListedMails } from '../../store/list-view.js';
import { useMessage } from '../../store/message-store.js';
import { loadNamespace } from '../../i18n/i18n.js';
import { showLoadFailure } from '../../store/toast-store.js';
import { scrollToPart } from '../../browser/scroll.js';
import { useMailHistory } from '../use-mail-history.js';
import { ShortcutHint } from '../shortcuts/ShortcutHint.js';

const Shortcuts = latePart(async () => (await import('../shortcuts/Shortcuts.js')).Shortcuts);
const MailDialog = latePart(async () => {
  const [module] = await Promise.all([
    import('../../features/mail-reader/MailDialog.js'),
    loadNamespace('message'),
    loadNamespace('reader'),
    loadNamespace('sender'),
  ]);
  return module.MailDialog;
});

/** The part below the fold: loaded after the request for the address, but before the page is first drawn. */
const HomeBlocks = latePart(async () => (await import('../../features/home/HomeBlocks.js')).HomeBlocks, {
  isPrerendered: true,
});

export const { preload } = HomeBlocks;

/**
 * Follows no store that changes while React takes the prerendered page over: the first address would make React take over
 * all that is below the fold in one go, and a slow phone would answer no touch meanwhile.
 */
export default function HomePage() {
  const { t } = useTranslation('home');
  const [search] = useSearchParams();
  const to = askedAddress(search);
  const start = () => scrollToPart('gerador');
  const wantsNew = search.has('novo');

  useEffect(() => {
    void useAddress.getState().arrive(to);
  }, [to]);

  // The installed app's shortcut opens the page with this parameter, to generate a new address.
  useEffect(() => {
    if (!wantsNew) return;
    // A reload must not use up another address of the quota.
    navigate('/', { replace: true });
    void loadPart(() => import('../../features/generator/start-anew.js')).then(({ startAnew }) => startAnew());
  }, [wantsNew]);

  const leaveVisited = () => to !== null && navigate('/');

  return (
    <>
      {/*
        On a phone the address comes first, then the introduction. A browser may paint before all of the page is there:
        the introduction stays hidden until the address above it is there, because the address would push it down.
        It is no scroll anchor: new mails would push the rows above it out of the window.
      */}
      <div className="flex flex-col pt-2 sm:pt-8">
        <h1 className="max-w-4xl pb-3 text-hero font-semibold tracking-[-0.03em] max-sm:text-xl">{t('hero.title')}</h1>
        <div className="flex max-w-4xl flex-col gap-3 max-sm:order-last max-sm:pt-8 max-sm:[overflow-anchor:none] max-sm:[:not(:has(+*))>&]:invisible sm:pb-4">
          <div className="beside:hidden">
            <p className="text-base text-ink-soft noscript:hidden">{t('hero.subtitle')}</p>
            <p className="hidden text-base noscript:block">{t('hero.noScript')}</p>
          </div>
          <div className="flex flex-col gap-x-8 gap-y-3 xl:flex-row xl:items-center">
            <div className="flex flex-wrap gap-2 beside:hidden">
              <Button size="sm" onClick={start}>
                {t('hero.start')}
                {/* On a phone the address is above this button, so the arrow points up. */}
                <ArrowDown className="size-4 max-sm:rotate-180" aria-hidden="true" />
              </Button>
              <ButtonLink size="sm" look="quiet" to={sitePages.about}>
                {t('hero.about')}
              </ButtonLink>
            </div>
            <Counters />
          </div>
        </div>
        <div id="gerador" className="flex min-w-0 scroll-mt-20 flex-col gap-4">
          <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] beside:grid-cols-1 min-[90rem]:beside:grid-cols-[minmax(0,19.5rem)_minmax(0,1fr)]">
            <GeneratorPanel onMoved={leaveVisited} />
            <div id="caixa" className="scroll-mt-20 max-[90rem]:beside:order-first">
              <InboxPanel
                alerts={<AlertsMenu />}
                footer={<DeliveriesLine />}
                trace={<WaitingTrace />}
                onMoved={leaveVisited}
              />
            </div>
          </div>
          <OpenMail />
          <div className="hidden justify-end lg:pointer-fine:flex">
            <ShortcutHint />
          </div>
          <ClaimTiles />
        </div>
      </div>
      <AdSlot name="homepage-generator" />
      <HomeBlocks
        onStart={start}
        adAfterFeatures={<AdSlot name="homepage-features" />}
        adAfterBlog={<AdSlot name="homepage-blog" />}
      />
      <Shortcuts onGenerated={leaveVisited} />
    </>
  );
}

/** The mail that the visitor reads, if any. */
function OpenMail() {
  const isOpen = useMessage(({ open }) => open !== null);
  const hasMail = useListedMails().length > 0;

  // Loads the dialog, and with it the sanitiser, after the address and before the first mail is opened.
  useEffect(() => {
    if (hasMail) void MailDialog.preload();
  }, [hasMail]);

  useMailHistory();

  const step = (by: 1 | -1) =>
    void loadPart(() => import('../../features/inbox/commands.js')).then(({ openNeighbour }) => openNeighbour(by));
  const giveUp = () => {
    useMessage.getState().close();
    showLoadFailure();
  };

  return (
    isOpen && (
      <ErrorBoundary onFailure={giveUp}>
        <MailDialog onStep={step} />
      </ErrorBoundary>
    )
  );
}
