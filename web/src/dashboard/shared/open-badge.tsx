import type { OpenState } from '@thali/shared/vendors/business-hours';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { Badge } from '../../lib/ui/badge.tsx';

/** Says whether the mess is open now. */
export function OpenBadge({ open }: { open: OpenState }) {
  return open.isOpen ? (
    <Badge tone="leaf" icon={<DoorOpen size={14} strokeWidth={2.5} />}>
      Open
    </Badge>
  ) : (
    <Badge tone="chilli" icon={<DoorClosed size={14} strokeWidth={2.5} />}>
      Closed
    </Badge>
  );
}
