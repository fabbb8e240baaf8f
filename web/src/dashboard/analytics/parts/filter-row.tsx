import type { ReactNode } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';

interface FilterRowProps {
  isPressed: boolean;
  /** Undefined without a curve to filter. */
  onPress: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}

/** A list row. A press filters the curve above by this row. Rule: analytics-28 */
export function FilterRow({ isPressed, onPress, className, children }: FilterRowProps) {
  if (!onPress) return <div className={className}>{children}</div>;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        '-mx-2.5 min-h-11 rounded-field px-2.5 py-1.5 text-left transition-colors',
        isPressed ? 'bg-accent-soft' : 'hover:bg-sunken',
        className,
      )}
    >
      {children}
    </button>
  );
}
