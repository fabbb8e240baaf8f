import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  isSelected: boolean;
  icon?: ReactNode;
}

/** One choice among few, pressed or not. */
export function Chip({ isSelected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isSelected}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold transition-colors',
        isSelected
          ? 'border-ink bg-ink text-paper'
          : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
