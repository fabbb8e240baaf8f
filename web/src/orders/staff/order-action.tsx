import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../lib/ui/button.tsx';

type OrderActionProps = ComponentProps<typeof Button> & { Icon: LucideIcon };

/** A quiet button that opens a dialog about an order. */
export function OrderAction({ Icon, ...rest }: OrderActionProps) {
  const icon = <Icon size={18} className="shrink-0" />;
  return <Button variant="quiet" size="small" aria-haspopup="dialog" icon={icon} {...rest} />;
}
