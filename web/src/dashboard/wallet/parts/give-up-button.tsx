import type { Settlement } from '@thali/shared/wallet/wallet-fields';
import { Button } from '../../../lib/ui/button.tsx';

interface GiveUpButtonProps {
  settlement: Settlement;
  onGiveUp: (settlement: Settlement) => void;
  className?: string;
}

/** Of a payment under way; nothing of one that has ended. */
export function GiveUpButton({ settlement, onGiveUp, className = '' }: GiveUpButtonProps) {
  if (settlement.status !== 'pending' || settlement.transactionType !== 'settlement') return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`Give up ${settlement.id}`}
      onClick={() => onGiveUp(settlement)}
      className={className}
    >
      Give up
    </Button>
  );
}
