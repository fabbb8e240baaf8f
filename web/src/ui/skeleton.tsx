import { classNames } from './class-names.ts';

/** A grey stand-in with the size that the class names give it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-shimmer rounded-field bg-sunken',
        'bg-linear-to-r from-sunken via-surface to-sunken bg-size-[200%_100%]',
        className,
      )}
    />
  );
}
