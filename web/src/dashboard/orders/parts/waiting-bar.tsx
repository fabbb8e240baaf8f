import { BellRing } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';

interface WaitingBarProps {
  count: number;
  onShow: () => void;
}

/** While another part of the orders is on screen: someone waits for a yes. */
export function WaitingBar({ count, onShow }: WaitingBarProps) {
  if (count === 0) return null;
  return (
    <div className="flex items-center justify-between gap-4 rounded-card border-3 border-accent bg-accent-soft py-2 pr-2 pl-4">
      <p className="flex items-center gap-2.5 font-bold">
        <BellRing size={20} aria-hidden="true" className="shrink-0" />
        {count === 1 ? '1 order waits to be confirmed' : `${count} orders wait to be confirmed`}
      </p>
      <Button size="small" onClick={onShow}>
        Show
      </Button>
    </div>
  );
}
