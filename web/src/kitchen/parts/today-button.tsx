import { chipClass } from '../../lib/ui/chip.tsx';

interface TodayButtonProps {
  /** Of the dish or choice; its text says the state. */
  name: string;
  isSoldOut: boolean;
  onClick: () => void;
}

/** Sold out until tomorrow, or on sale: a tap makes it the other. */
export function TodayButton({ name, isSoldOut, onClick }: TodayButtonProps) {
  const state = isSoldOut ? 'Sold out' : 'On sale';
  return (
    <button
      type="button"
      aria-label={`${state}: ${name}`}
      onClick={onClick}
      className={`${chipClass(isSoldOut)} min-h-12! w-24 justify-center`}
    >
      {state}
    </button>
  );
}
