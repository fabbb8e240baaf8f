import type { MenuItem } from './menu.contract.ts';

/** Whether the kitchen has a dish now: switched on, and not sold out. */
export function isOrderable({
  isAvailable,
  quantity,
}: Pick<MenuItem, 'isAvailable' | 'quantity'>): boolean {
  return isAvailable && quantity !== 0;
}
