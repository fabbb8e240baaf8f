import { type ReactNode, useRef } from 'react';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';

interface MethodFrameProps {
  /** The name of the current view. A new view takes the focus, because the focused element disappears. */
  view: string;
  children: ReactNode;
}

/** The frame for the settings of a payment method. */
export function MethodFrame({ view, children }: MethodFrameProps) {
  const body = useRef<HTMLDivElement>(null);
  useLostFocus(view, () => body.current?.querySelector<HTMLElement>('form input') ?? body.current);
  return (
    <div ref={body} tabIndex={-1} className="flex flex-col gap-5 outline-none empty:-mt-5">
      {children}
    </div>
  );
}
