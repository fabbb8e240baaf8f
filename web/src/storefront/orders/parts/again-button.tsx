import { RotateCcw } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import * as texts from '../own-orders-texts.ts';

/** Puts the dishes of an earlier order into the cart. */
export function AgainButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" icon={<RotateCcw size={16} />} onClick={onPress}>
      {texts.orderAgain}
    </Button>
  );
}
