import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { Button } from './Button.js';
import { classNames } from './class-names.js';
import { useOpenDialogs } from './open-dialogs.js';
import { useCloseByBack } from './use-close-by-back.js';

const shapes = {
  /**
   * For reading: as high as its content, at most nearly as high as the window. Its top edge is fixed, so that the
   * header stays where it is when the content arrives and the dialog grows.
   */
  reading: 'top-[4dvh] max-h-[min(92dvh,68rem)] max-w-5xl rounded-xl',
  /** As large as its content, in the middle. */
  fitting:
    'bottom-0 max-h-[92dvh] max-w-xl rounded-t-xl sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[86dvh] sm:rounded-xl',
} as const;

export interface DialogProps {
  title: string;
  /** Shown below the title. */
  description: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** The element that gets the focus on close, if not the opener, which may show something else by then. */
  focusOnClose?: () => HTMLElement | null;
  testId?: string;
  shape?: keyof typeof shapes;
}

/** A dialog above the page: closes with ×, Escape, the Back gesture and a click outside, and returns the focus. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, onClose, children, focusOnClose, testId, shape = 'reading' } = props;
  // Radix returns the focus to its own trigger, but a dialog that a row of the mail list opens has none.
  const [opener] = useState(() => document.activeElement);
  const [noticePlace, setNoticePlace] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(keepPointerEvents, []);
  useCloseByBack(onClose);
  useEffect(
    () => (noticePlace ? useOpenDialogs.getState().add({ noticePlace, close: () => close() }) : undefined),
    [noticePlace],
  );
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay
          // Radix notices clicks outside only from the next task on; this handles an earlier click.
          onClick={onClose}
          className="fixed inset-0 z-30 animate-appear bg-veil"
        />
        <Primitive.Content
          data-testid={testId}
          onOpenAutoFocus={(event) => {
            if (shape !== 'reading') return;
            // Focuses the dialog instead of its first button: the key that opened it may still be down and would press
            // the button.
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const next = focusOnClose?.() ?? opener;
            if (next instanceof HTMLElement) next.focus();
          }}
          className={classNames(
            'fixed inset-x-0 z-30 mx-auto flex animate-rise flex-col overflow-hidden [@media(max-height:30rem)]:overflow-y-auto border border-line bg-raised shadow-raised outline-none sm:w-[calc(100%-3rem)]',
            shapes[shape],
          )}
        >
          <header className="flex shrink-0 items-start gap-3 border-b border-line py-4 pe-3 ps-5 sm:ps-7">
            <div className="min-w-0 grow pt-1.5">
              {/* Aligned by the text's own direction: at the opposite edge, Chromium would cut the ellipsis off. A title
                  shorter than a line stands at the edge of the page's direction. */}
              <Primitive.Title
                dir="auto"
                className="line-clamp-3 w-fit text-start text-lg font-semibold tracking-tight wrap-anywhere"
              >
                {title}
              </Primitive.Title>
              <Primitive.Description asChild>
                <div className="mt-1.5">{description}</div>
              </Primitive.Description>
            </div>
            <Primitive.Close asChild>
              <Button size="icon" look="quiet" aria-label={closeLabel} title={closeLabel}>
                <X className="size-5" aria-hidden="true" />
              </Button>
            </Primitive.Close>
          </header>
          <div ref={setNoticePlace} className="shrink-0" />
          {/* In a low window (zoomed to 400 %), the head alone may be higher than the dialog: there the whole dialog scrolls. */}
          <div className="flex min-h-0 grow flex-col overflow-y-auto [@media(max-height:30rem)]:shrink-0 [@media(max-height:30rem)]:overflow-visible">
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * Radix sets `pointer-events: none` on the body, and every element of the page would get a new style: 40 ms on a slow phone,
 * as the dialog opens and again as it closes. The overlay already keeps the pointer away from the page.
 */
function keepPointerEvents(): () => void {
  const root = document.getElementById('root');
  if (root) root.style.pointerEvents = 'auto';
  return () => root?.style.removeProperty('pointer-events');
}
