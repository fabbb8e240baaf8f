import type { ServiceMode } from '@thali/shared/orders/service-mode';
import { ShoppingBag, UtensilsCrossed } from 'lucide-react';

/** Beside the word: how an order is served. */
export function ServiceIcon({ mode, size }: { mode: ServiceMode; size: number }) {
  const Icon = mode === 'takeaway' ? ShoppingBag : UtensilsCrossed;
  return <Icon size={size} className="shrink-0 self-center" />;
}
