import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { Button } from '../../../lib/ui/button.tsx';
import { statusChangeOf } from '../status-change.ts';

interface StatusButtonProps {
  vendor: AdminVendor;
  onPress: () => void;
}

/** Suspends or reactivates, after a question. */
export function StatusButton({ vendor, onPress }: StatusButtonProps) {
  const change = statusChangeOf(vendor);
  return (
    change && (
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onPress}>
        {change.label}
        <span className="sr-only"> {vendor.name}</span>
      </Button>
    )
  );
}
