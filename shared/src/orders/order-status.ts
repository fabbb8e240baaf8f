/** Rule: orders-1 */
export const orderStatuses = [
  'pending',
  'confirmed',
  'preparing',
  'ready',
  'completed',
  'cancelled',
  'expired',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}

export const ongoingStatuses = ['pending', 'confirmed', 'preparing', 'ready'] as const;
export const pastStatuses = ['completed', 'cancelled', 'expired'] as const;

/** What the vendor's list shows under 'All'. */
export const unexpiredStatuses = orderStatuses.filter((status) => status !== 'expired');

export interface VendorAction {
  label: 'Confirm' | 'Cancel' | 'Prepare' | 'Ready' | 'Complete';
  from: OrderStatus;
  to: OrderStatus;
}

/** The five things that a vendor can do to an order. Rule: orders-2 */
export const vendorActions: readonly VendorAction[] = [
  { label: 'Confirm', from: 'pending', to: 'confirmed' },
  { label: 'Cancel', from: 'pending', to: 'cancelled' },
  { label: 'Prepare', from: 'confirmed', to: 'preparing' },
  { label: 'Ready', from: 'preparing', to: 'ready' },
  { label: 'Complete', from: 'ready', to: 'completed' },
];

export function actionsFrom(status: OrderStatus): VendorAction[] {
  return vendorActions.filter((action) => action.from === status);
}

export function canVendorChange(from: OrderStatus, to: OrderStatus): boolean {
  return vendorActions.some((action) => action.from === from && action.to === to);
}

export function isOngoing(status: OrderStatus): boolean {
  return (ongoingStatuses as readonly OrderStatus[]).includes(status);
}
