import { type ReactNode, useRef } from 'react';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';

interface WayPartProps {
  /** What tells its views apart: with another one, what had the focus is gone. */
  view: string;
  children: ReactNode;
}

/** What belongs to one way of paying, below the choice. */
export function WayPart({ view, children }: WayPartProps) {
  const body = useRef<HTMLDivElement>(null);
  useLostFocus(view, () => body.current);
  return (
    <div ref={body} tabIndex={-1} className="flex flex-col gap-5 outline-none empty:-mt-5">
      {children}
    </div>
  );
}
