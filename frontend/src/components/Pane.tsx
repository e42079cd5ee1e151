import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from './Button.js';
import type { DialogProps } from './Dialog.js';
import { useOpenDialogs, type OpenDialog } from './open-dialogs.js';

interface PaneProps extends Omit<DialogProps, 'shape'> {
  /** An arrow key was pressed: down is 1, up is -1. */
  onStep: (step: 1 | -1) => void;
  /** Identifies the content: the pane takes the focus whenever this value changes, also by a click in the list. */
  contentKey: string;
}

/**
 * A dialog's content beside the page, which stays usable: closes with × and Escape, and returns the focus. It is as high
 * as its content, at most as the window below the page's header. main.css makes room for the pane while the root element
 * has `data-pane`.
 */
export function Pane(props: PaneProps) {
  const { title, description, closeLabel, onClose, children, focusOnClose, testId, onStep, contentKey } = props;
  const titleId = useId();
  const pane = useRef<HTMLDivElement>(null);
  const [noticePlace, setNoticePlace] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);
  const nextFocus = useEffectEvent(() => focusOnClose?.());

  useLayoutEffect(() => {
    const element = pane.current;
    const root = document.documentElement;
    root.dataset['pane'] = '';
    return () => {
      delete root.dataset['pane'];
      // Leaves the focus where it is if the visitor has moved it out of the pane.
      if (element?.contains(document.activeElement)) nextFocus()?.focus();
    };
  }, []);

  useLayoutEffect(() => pane.current?.focus({ preventScroll: true }), [contentKey]);

  useEffect(() => {
    if (!noticePlace) return;
    const self: OpenDialog = { noticePlace, close: () => close() };
    const remove = useOpenDialogs.getState().add(self);
    const closeByKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || useOpenDialogs.getState().dialogs.at(-1) !== self) return;
      close();
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      remove();
      document.removeEventListener('keydown', closeByKey);
    };
  }, [noticePlace]);

  const step = (event: KeyboardEvent) => {
    // In a control, a frame or a list of headers, the arrows have their own use.
    if (event.target !== event.currentTarget || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    <div
      ref={pane}
      role="region"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-testid={testId}
      onKeyDown={step}
      className="fixed end-4 top-17 z-20 flex max-h-[calc(100dvh-5.25rem)] w-(--pane-width) animate-appear flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-raised outline-none"
    >
      <header className="flex shrink-0 items-start gap-3 border-b border-line py-4 pe-3 ps-7">
        <div className="min-w-0 grow pt-1.5">
          <h2
            id={titleId}
            dir="auto"
            className="line-clamp-3 w-fit text-start text-lg font-semibold tracking-tight wrap-anywhere"
          >
            {title}
          </h2>
          <div className="mt-1.5">{description}</div>
        </div>
        <Button size="icon" look="quiet" aria-label={closeLabel} title={closeLabel} onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </Button>
      </header>
      <p className="sr-only" role="status">
        {title}
      </p>
      <div ref={setNoticePlace} className="shrink-0" />
      <div className="flex min-h-0 grow flex-col overflow-y-auto">{children}</div>
    </div>
  );
}
