import { RushPanel } from '../kitchen/rush/rush-panel.tsx';
import { useBilling } from './billing/use-billing.ts';
import { SettingsPage } from './settings/settings-page.tsx';
import type { Vendor } from './shared/own-vendor.ts';
import { useRushControls } from './use-rush-controls.ts';

/** The settings, with the controls for a rush. The kitchen screen has the same controls. */
export default function SettingsTab({ vendor }: { vendor: Vendor }) {
  const { data: billing } = useBilling({ isBackground: true });
  return (
    <SettingsPage
      vendor={vendor}
      rush={<RushPanel {...useRushControls(vendor)} />}
      receiptGstin={billing?.gstin ?? undefined}
    />
  );
}
