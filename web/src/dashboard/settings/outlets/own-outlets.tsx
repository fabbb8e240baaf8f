import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '../../../lib/api/failure-text.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { ConfirmDialog } from '../../../lib/ui/confirm-dialog.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { lineLinkClass } from '../../../lib/ui/text-link-class.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { switchOutlet } from '../../shared/switch-outlet.ts';
import { type Outlet, useOutlets } from '../../shared/use-outlets.ts';
import { SettingsSection } from '../parts/settings-section.tsx';
import { roleTexts } from '../team/team-texts.ts';
import { useLeaveOutlet } from './use-outlet-changes.ts';

/** The messes of this sign-in. */
export function OwnOutlets({ vendorId }: { vendorId: string }) {
  const reading = useOutlets();
  const [leaving, setLeaving] = useState<Outlet>();
  return (
    <SettingsSection
      title="Your Outlets"
      aside={
        <Link href={tabPath('outlets')} className={lineLinkClass}>
          All outlets
        </Link>
      }
    >
      <Loaded reading={reading} isSection loading={<Skeleton className="h-24 w-full" />}>
        {(outlets) => (
          <ul aria-label="Your outlets" className="flex flex-col divide-y divide-line">
            {outlets.map((outlet) => (
              <li key={outlet.vendor.id} className="flex items-center gap-2 py-2">
                <div className="min-w-0 grow">
                  <p className="font-semibold wrap-anywhere">
                    {outlet.vendor.displayName}
                    {outlet.vendor.id === vendorId && (
                      <span className="font-normal text-ink-soft"> (open here)</span>
                    )}
                  </p>
                  <p className="text-sm text-ink-soft">{roleTexts[outlet.role].label}</p>
                </div>
                <IconButton
                  label={`Leave ${outlet.vendor.displayName}`}
                  icon={<LogOut size={20} />}
                  onClick={() => setLeaving(outlet)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {leaving && (
        <LeaveDialog outlet={leaving} current={vendorId} onClose={() => setLeaving(undefined)} />
      )}
    </SettingsSection>
  );
}

interface LeaveDialogProps {
  outlet: Outlet;
  /** The mess of this tab. */
  current: string;
  onClose: () => void;
}

function LeaveDialog({ outlet: { vendor }, current, onClose }: LeaveDialogProps) {
  const leave = useLeaveOutlet();
  // With one mess left, this list closes before the callbacks of `mutate` would run.
  async function confirm() {
    try {
      const { outlets } = await leave.mutateAsync(vendor.id);
      showToast({ kind: 'success', title: `You left ${vendor.displayName}` });
      if (vendor.id === current && outlets[0]) switchOutlet(outlets[0].vendor.id);
    } catch (error) {
      showToast({ kind: 'error', title: failureText(error, 'You are still in this outlet.') });
    }
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={`Leave ${vendor.displayName}?`}
      text="You lose access at once. To come back, you need a new code from its owner."
      confirmLabel="Leave Outlet"
      tone="danger"
      isBusy={leave.isPending}
      busyLabel="Leaving..."
    />
  );
}
