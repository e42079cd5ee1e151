import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';

export const TooltipProvider = Primitive.Provider;

/** Shows what an icon stands for; the icon's own label is what assistive technology reads. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-xs text-canvas shadow-raised"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
