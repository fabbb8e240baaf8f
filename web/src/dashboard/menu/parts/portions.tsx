import { PackagePlus } from 'lucide-react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Button } from '../../../lib/ui/button.tsx';

/** Shows how many portions are left. Hidden if there is no limit. */
export function PortionsBadge({ portions }: { portions: number | null }) {
  if (portions === null) return null;
  if (portions === 0) return <Badge tone="chilli">Sold out: 0 portions left</Badge>;
  return <Badge tone="accent">{portions.toLocaleString('en-IN')} left</Badge>;
}

interface SetPortionsProps {
  name: string;
  onSet: () => void;
  className: string;
}

/** Replaces the switch of a dish or choice without portions, which can't be ordered even if it is switched on. */
export function SetPortions({ name, onSet, className }: SetPortionsProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<PackagePlus size={18} />}
      onClick={onSet}
      className={className}
    >
      Set portions<span className="sr-only"> of {name}</span>
    </Button>
  );
}
