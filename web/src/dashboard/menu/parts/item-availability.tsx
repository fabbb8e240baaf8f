import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { PackagePlus } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import type { StartTask } from '../menu-task.ts';

interface AvailabilitySwitchProps {
  item: MenuItem;
  isSwitching: boolean;
  onSwitch: (item: MenuItem, isAvailable: boolean) => void;
}

export function AvailabilitySwitch({ item, isSwitching, onSwitch }: AvailabilitySwitchProps) {
  return (
    <div className="w-fit [&>label]:gap-2.5 [&>label]:text-sm">
      <Switch
        label={
          <>
            Available<span className="sr-only">: {item.name}</span>
          </>
        }
        isOn={item.isAvailable}
        isBusy={isSwitching}
        onChange={(isAvailable) => onSwitch(item, isAvailable)}
      />
    </div>
  );
}

/** In the switch's place: nobody can order what is gone, however it is switched. */
export function SoldOut({ item, onStart }: { item: MenuItem; onStart: StartTask }) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<PackagePlus size={18} aria-hidden="true" />}
      onClick={() => onStart({ kind: 'set-portions', item })}
      className="-ml-3.5"
    >
      Set portions<span className="sr-only"> of {item.name}</span>
    </Button>
  );
}
