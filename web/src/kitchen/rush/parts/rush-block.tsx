import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import type { RushChange } from '../use-rush.ts';

/** The props of each rush control. */
export interface RushControlProps {
  settings: VendorSettings;
  now: Date;
  isBusy: boolean;
  change: (body: RushChange) => void;
}

interface RushBlockProps {
  title: string;
  /** The current value in words. */
  state: string;
  children: ReactNode;
}

/** The frame of a rush control: the title, the current value and the buttons. */
export function RushBlock({ title, state, children }: RushBlockProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 id={id} className="font-bold">
          {title}
        </h4>
        <p role="status" className="font-semibold text-ink-soft">
          {state}
        </p>
      </div>
      {children}
    </section>
  );
}

export function RushButton(props: ComponentProps<typeof Button>) {
  return <Button size="large" variant="secondary" {...props} />;
}

export function RushButtons({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2 *:px-2!">
      {children}
    </div>
  );
}
