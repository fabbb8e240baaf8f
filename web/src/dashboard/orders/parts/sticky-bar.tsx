import type { ReactNode } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';

/** A bar that sticks below the tabs while the page scrolls. */
export function StickyBar({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <div
      data-dock
      className={classNames('sticky top-(--header) z-10 border-b print:hidden', className)}
    >
      <div className="mx-auto flex h-14 max-w-[100rem] items-center justify-between gap-3 px-4 sm:px-6">
        {children}
      </div>
    </div>
  );
}
