import { type ReactNode, useRef } from 'react';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';

interface WayPartProps {
  /** The name of the view. A new view takes the focus, because the focused element disappears. */
  view: string;
  children: ReactNode;
}

/** The part of one payment method, below the choice. */
export function WayPart({ view, children }: WayPartProps) {
  const body = useRef<HTMLDivElement>(null);
  useLostFocus(view, () => body.current);
  return (
    <div ref={body} tabIndex={-1} className="flex flex-col gap-5 outline-none empty:-mt-5">
      {children}
    </div>
  );
}
