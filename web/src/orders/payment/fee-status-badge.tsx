import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../lib/ui/badge.tsx';

interface Look {
  label: string;
  tone: BadgeTone;
  Icon: LucideIcon;
}

/** Each status has its own icon, for people who do not see colours. */
const looks = new Map<string, Look>([
  ['pending', { label: 'Pending', tone: 'accent', Icon: Clock }],
  ['settled', { label: 'Settled', tone: 'leaf', Icon: CircleCheck }],
  ['failed', { label: 'Failed', tone: 'chilli', Icon: CircleX }],
]);

/** The status of a fee or a settlement. Shows unknown values unchanged. Rule: orders-7 */
export function FeeStatusBadge({ status }: { status: string }) {
  const look = looks.get(status);
  if (!look) return <span>{status}</span>;
  const { label, tone, Icon } = look;
  return (
    <Badge tone={tone} icon={<Icon size={13} strokeWidth={2.5} />}>
      {label}
    </Badge>
  );
}
