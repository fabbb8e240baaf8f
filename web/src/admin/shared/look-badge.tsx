import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import {
  BadgeCheck,
  Ban,
  CalendarX,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { Badge, type BadgeTone } from '../../lib/ui/badge.tsx';

/** The look of a status. Each status has its own word and shape, not only a colour. */
export interface Look {
  label: string;
  tone: BadgeTone;
  Icon: LucideIcon;
}

export function LookBadge({ look: { label, tone, Icon } }: { look: Look }) {
  return (
    <Badge tone={tone} icon={<Icon size={13} strokeWidth={2.5} />}>
      {label}
    </Badge>
  );
}

export const vendorLooks: Record<VendorStatus, Look> = {
  active: { label: 'Active', tone: 'leaf', Icon: CircleCheck },
  suspended: { label: 'Suspended', tone: 'chilli', Icon: Ban },
  pending: { label: 'Coming soon', tone: 'accent', Icon: Hourglass },
};

export const subscriptionLooks: Record<'active' | 'grace' | 'ended', Look> = {
  active: { label: 'Active', tone: 'leaf', Icon: BadgeCheck },
  grace: { label: 'Grace period', tone: 'accent', Icon: TriangleAlert },
  ended: { label: 'Ended', tone: 'chilli', Icon: CalendarX },
};
