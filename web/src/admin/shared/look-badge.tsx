import type { LucideIcon } from 'lucide-react';
import { Badge, type BadgeTone } from '../../lib/ui/badge.tsx';

/** A state with a word and a shape of its own: colours are not all that tells them apart. */
export interface Look {
  label: string;
  tone: BadgeTone;
  Icon: LucideIcon;
}

export function LookBadge({ look: { label, tone, Icon } }: { look: Look }) {
  return (
    <Badge tone={tone} icon={<Icon size={13} strokeWidth={2.5} aria-hidden="true" />}>
      {label}
    </Badge>
  );
}
