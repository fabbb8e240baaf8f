import { classNames } from '../class-names.ts';

export type ShareTone = 'accent' | 'leaf' | 'chilli' | 'steel';

const tones: Record<ShareTone, string> = {
  accent: 'bg-accent',
  leaf: 'bg-leaf',
  chilli: 'bg-chilli',
  steel: 'bg-steel',
};

interface ShareBarProps {
  /** From 0 to 1. */
  share: number;
  tone?: ShareTone;
  className?: string;
}

/** Draws a share as a bar. Put the figure beside the bar, because it has no text. */
export function ShareBar({ share, tone = 'accent', className }: ShareBarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block h-2 min-w-0 overflow-hidden rounded-full bg-sunken forced-color-adjust-none ring-1 ring-line-strong/50 ring-inset [print-color-adjust:exact]',
        className,
      )}
    >
      <span
        style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%` }}
        className={classNames('block h-full rounded-full', tones[tone])}
      />
    </span>
  );
}
