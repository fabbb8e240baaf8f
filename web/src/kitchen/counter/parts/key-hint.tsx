import { useObservable } from '../../../lib/state/observable.ts';
import { areKeysOn } from '../use-counter-keys.ts';

/** The key of a tile or button, at a desk. Screen readers read `aria-keyshortcuts` instead. */
export function KeyHint({ children }: { children: string }) {
  const isOn = useObservable(areKeysOn);
  if (!isOn) return null;
  return (
    <span
      aria-hidden="true"
      className="hidden rounded border border-current px-1.5 text-sm font-normal opacity-80 lg:pointer-fine:inline"
    >
      {children}
    </span>
  );
}
