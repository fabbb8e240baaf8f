import { classNames } from './class-names.ts';

/** A grey placeholder. `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-shimmer rounded-field',
        'bg-linear-to-r from-line/75 via-line/35 to-line/75 bg-size-[200%_100%]',
        className,
      )}
    />
  );
}
