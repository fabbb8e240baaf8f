import type { ReactNode } from 'react';
import { classNames } from '../lib/ui/class-names.ts';

/** States of one component side by side. */
export function Specimens({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('grid items-start gap-x-8 gap-y-6 sm:grid-cols-2', className)}>
      {children}
    </div>
  );
}

/** One state, with what it shows. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-xs font-semibold text-ink-faint">{name}</p>
      {children}
    </div>
  );
}
