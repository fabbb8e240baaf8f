import { Button } from '../../../lib/ui/button.tsx';
import { Money } from '../../../lib/ui/money.tsx';

export interface LastTime {
  /** What was chosen. */
  text: string;
  portionPaise: number;
  onRepeat: () => void;
}

/** One more of what is in the cart already, before anything is chosen again. */
export function RepeatLast({ text, portionPaise, onRepeat }: LastTime) {
  return (
    <section
      aria-label="In your cart"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-accent-soft p-3.5"
    >
      <p className="min-w-32 grow basis-0 text-sm wrap-anywhere">
        <span className="block font-semibold">In your cart</span>
        {text}
      </p>
      <Button variant="secondary" size="small" onClick={onRepeat} data-autofocus>
        Repeat last · <Money paise={portionPaise} isShort />
      </Button>
    </section>
  );
}
