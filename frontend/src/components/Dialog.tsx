import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from './Button.js';
import { classNames } from './class-names.js';
import { useOpenDialogs } from './open-dialogs.js';

const shapes = {
  /** As large as the window lets it be: something to read. */
  tall: 'h-[92dvh] max-w-5xl sm:h-[min(92dvh,68rem)]',
  /** As large as its content. */
  fitting: 'max-h-[92dvh] max-w-xl sm:h-fit sm:max-h-[86dvh]',
} as const;

interface DialogProps {
  title: string;
  /** Below the title. */
  description: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Where the focus goes instead of back to what had it; the opener may stand for something else by now. */
  focusOnClose?: () => HTMLElement | null;
  testId?: string;
  shape?: keyof typeof shapes;
}

/** A window above the page: closes with ×, Escape and a click outside, and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, onClose, children, focusOnClose, testId, shape = 'tall' } = props;
  // Radix gives the focus back to a trigger; a list of messages has none.
  const [opener] = useState(() => document.activeElement);
  const [noticePlace, setNoticePlace] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(
    () => (noticePlace ? useOpenDialogs.getState().add({ noticePlace, close: () => close() }) : undefined),
    [noticePlace],
  );
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay
          // Radix listens for clicks outside only from the next task on; one that comes sooner counts as well.
          onClick={onClose}
          className="fixed inset-0 z-30 animate-appear bg-veil"
        />
        <Primitive.Content
          data-testid={testId}
          onOpenAutoFocus={(event) => {
            if (shape !== 'tall') return;
            // Focuses the dialog and not its first button: the key that opened it may still be held down and would press that.
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const next = focusOnClose?.() ?? opener;
            if (next instanceof HTMLElement) next.focus();
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-30 mx-auto flex animate-rise flex-col overflow-hidden rounded-t-xl border border-line bg-raised shadow-raised outline-none sm:inset-y-0 sm:my-auto sm:w-[calc(100%-3rem)] sm:rounded-xl',
            shapes[shape],
          )}
        >
          <header className="flex shrink-0 items-start gap-3 border-b border-line py-4 pr-3 pl-5 sm:pl-7">
            <div className="min-w-0 grow pt-1.5">
              <Primitive.Title dir="auto" className="line-clamp-3 text-lg font-semibold tracking-tight wrap-anywhere">
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
          <div className="flex min-h-0 grow flex-col overflow-y-auto">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
