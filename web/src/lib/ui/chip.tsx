import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChipProps extends ComponentProps<'button'> {
  isSelected: boolean;
  icon?: ReactNode;
}

/** A small toggle button. */
export function Chip({ isSelected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={isSelected}
      className={classNames(chipClass(isSelected), className)}
    >
      {icon}
      {children}
    </button>
  );
}

/** The classes of a chip, for a button whose text already says its state. */
export function chipClass(isSelected: boolean): string {
  return classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold transition-colors',
    isSelected
      ? 'border-ink bg-ink text-paper'
      : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
  );
}
