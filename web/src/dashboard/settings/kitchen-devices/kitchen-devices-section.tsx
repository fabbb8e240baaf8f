import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import type { Vendor } from '../../shared/own-vendor.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { AddDeviceDialog, type NewScreen } from './add-device-dialog.tsx';
import { DeviceRow } from './device-row.tsx';
import { useJoiningDevice } from './use-joining-device.ts';
import { type Device, useRemoveDevice } from './use-kitchen-devices.ts';

const buttons = [
  { screen: 'kitchen', label: 'Add a Device' },
  { screen: 'counter', label: 'Add a Counter' },
  { screen: 'board', label: 'Add a Board' },
  { screen: 'menu', label: 'Add a Menu TV' },
] as const;

/** Lists, adds and removes the kitchen's tablets and phones. Rule: kitchen-11 */
export function KitchenDevicesSection({ vendor }: { vendor: Vendor }) {
  const [screenToAdd, setScreenToAdd] = useState<NewScreen>();
  const [deviceToRemove, setDeviceToRemove] = useState<Device>();
  const now = useNow();
  const { reading, joined, stop } = useJoiningDevice(vendor.id, screenToAdd !== undefined);
  const list = useRef<HTMLDivElement>(null);
  useLostFocus(reading.data, () => list.current);
  return (
    <SettingsSection
      title="Kitchen Devices"
      description="Tablets and phones for the kitchen and the counter, and TVs that show guests the menu or the ready orders. They need no password, and see only their own screen."
    >
      <div ref={list} tabIndex={-1} className="mb-4 outline-none empty:hidden">
        <Loaded reading={reading} isSection loading={<Skeleton className="h-11 w-full" />}>
          {(devices) =>
            devices.length > 0 ? (
              <ul aria-label="Kitchen devices" className="flex flex-col divide-y divide-line">
                {devices.map((device) => (
                  <DeviceRow
                    key={device.id}
                    vendorId={vendor.id}
                    device={device}
                    now={now}
                    onRemove={() => setDeviceToRemove(device)}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-sm text-ink-faint">No devices yet.</p>
            )
          }
        </Loaded>
      </div>
      <div className="flex flex-wrap gap-2">
        {buttons.map(({ screen, label }) => (
          <Button
            key={screen}
            variant="secondary"
            size="small"
            icon={<Plus size={18} />}
            onClick={() => setScreenToAdd(screen)}
          >
            {label}
          </Button>
        ))}
      </div>
      {screenToAdd && (
        <AddDeviceDialog
          vendorId={vendor.id}
          screen={screenToAdd}
          newDevice={joined}
          onClose={() => {
            // The dialog has already reported this device, so no toast follows.
            if (joined) stop();
            setScreenToAdd(undefined);
          }}
        />
      )}
      <RemoveDeviceDialog
        vendorId={vendor.id}
        hasCards={vendor.settings.passes?.cards ?? false}
        device={deviceToRemove}
        onClose={() => setDeviceToRemove(undefined)}
      />
    </SettingsSection>
  );
}

interface RemoveDeviceDialogProps {
  vendorId: string;
  /** Whether members have printed cards. Rule: passes-8 */
  hasCards: boolean;
  /** Undefined while the dialog is closed. */
  device: Device | undefined;
  onClose: () => void;
}

function RemoveDeviceDialog({ vendorId, hasCards, device, onClose }: RemoveDeviceDialogProps) {
  const remove = useRemoveDevice(vendorId);

  function confirm() {
    if (!device) return;
    remove.mutate(device, {
      onSuccess: () => showToast({ kind: 'success', title: `${device.name} was removed` }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      isOpen={device !== undefined}
      onClose={onClose}
      onConfirm={confirm}
      title={`Remove ${device?.name}?`}
      text={`It stops showing orders at once. To use it again, add it with a new code.${hasCards ? ' Printed cards of meal passes stop working: print them again.' : ''}`}
      confirmLabel="Remove Device"
      tone="danger"
      isBusy={remove.isPending}
      busyLabel="Removing..."
    />
  );
}
