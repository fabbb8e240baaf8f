import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-low hover:bg-accent-strong',
  secondary: 'bg-surface text-ink border border-line-strong/60 hover:bg-sunken',
  quiet: 'text-accent-ink hover:bg-accent-soft',
  danger: 'bg-chilli text-on-chilli hover:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 text-sm',
  medium: 'min-h-12 px-5 text-base',
  large: 'min-h-14 px-6 text-lg',
};

/** The classes of a button, or of a link that looks like a button. */
export function buttonClass({ variant = 'primary', size = 'medium', isFullWidth }: ButtonLook) {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-full font-semibold select-none',
    'transition-[background-color,filter,transform] duration-150 active:scale-[0.98]',
    'disabled:opacity-55 disabled:shadow-none disabled:active:scale-100 disabled:cursor-not-allowed',
    'aria-disabled:cursor-progress forced-colors:border',
    variants[variant],
    sizes[size],
    isFullWidth && 'w-full',
  );
}
