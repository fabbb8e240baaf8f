import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The button's accessible name. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'touch inline-flex items-center justify-center rounded-full text-ink-soft transition-colors',
        'hover:bg-sunken hover:text-ink disabled:opacity-45 disabled:cursor-not-allowed',
        className,
      )}
    >
      {icon}
    </button>
  );
}
