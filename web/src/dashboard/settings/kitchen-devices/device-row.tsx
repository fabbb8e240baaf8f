import { BellRing, MonitorCheck, Store, Tablet, Trash2 } from 'lucide-react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { batteryText, isBatteryLow, isPresent, presenceText } from './device-texts.ts';
import { type Device, useRingDevice } from './use-kitchen-devices.ts';

interface DeviceRowProps {
  vendorId: string;
  device: Device;
  now: Date;
  onRemove: () => void;
}

const icons = { kitchen: Tablet, counter: Store, board: MonitorCheck };
const kindLabels = { counter: 'Counter', board: 'Ready board' };

export function DeviceRow({ vendorId, device, now, onRemove }: DeviceRowProps) {
  const ring = useRingDevice(vendorId);
  const battery = batteryText(device);
  const Icon = icons[device.kind];
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon size={22} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{device.name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
          {device.kind !== 'kitchen' && <span>{kindLabels[device.kind]}</span>}
          <span className={classNames(isPresent(device, now) && 'font-semibold text-leaf')}>
            {presenceText(device, now)}
          </span>
          {battery && (
            <span className={classNames(isBatteryLow(device) && 'font-semibold text-chilli')}>
              {battery}
            </span>
          )}
        </p>
      </div>
      <IconButton
        label={`Ring ${device.name}`}
        icon={<BellRing size={20} />}
        disabled={ring.isPending}
        onClick={() =>
          ring.mutate(device, { onSuccess: (answer) => showRingResult(device, answer) })
        }
      />
      <IconButton
        label={`Remove ${device.name}`}
        icon={<Trash2 size={18} />}
        onClick={onRemove}
        className="-mr-2.5"
      />
    </li>
  );
}

function showRingResult({ name }: Device, { isReached }: { isReached: boolean }): void {
  showToast(
    isReached
      ? { kind: 'success', title: `${name} is ringing` }
      : {
          kind: 'warning',
          title: `${name} is not online`,
          description: 'Check that it is switched on and shows its page.',
        },
  );
}
