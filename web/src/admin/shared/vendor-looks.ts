import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { Ban, CircleCheck, Hourglass } from 'lucide-react';
import type { Look } from './look-badge.tsx';

export const vendorLooks: Record<VendorStatus, Look> = {
  active: { label: 'Active', tone: 'leaf', Icon: CircleCheck },
  suspended: { label: 'Suspended', tone: 'chilli', Icon: Ban },
  pending: { label: 'Coming soon', tone: 'accent', Icon: Hourglass },
};
