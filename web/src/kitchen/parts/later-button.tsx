import { type ComponentProps, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import { Sheet } from '../../lib/ui/sheet.tsx';
import * as texts from '../kitchen-texts.ts';
import { KitchenRail } from './kitchen-column.tsx';
import { LaterStrip } from './later-strip.tsx';

interface LaterButtonProps extends Omit<ComponentProps<typeof LaterStrip>, 'isList'> {
  /** Shows a strip beside the columns, as for an empty column. */
  isRail?: boolean;
}

/** Opens the slots of the pre-orders, so that the tickets get the height of the screen. Rule: pre-orders-6 */
export function LaterButton({ isRail = false, ...props }: LaterButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const count = props.later.length;
  const open = () => setOpen(true);
  return (
    <>
      {isRail ? (
        <KitchenRail title={texts.later} count={count} onOpen={open} />
      ) : (
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={open}>
          {texts.laterCount(count)}
        </Button>
      )}
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={texts.later}>
        <LaterStrip {...props} isList />
      </Sheet>
    </>
  );
}
