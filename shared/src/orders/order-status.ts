export type OrderPhase = 'ongoing' | 'past';

interface StatusProperties {
  label: string;
  phase: OrderPhase;
  /** Whether the guest waits for the food. */
  isGuestWaiting: boolean;
  /** Whether the order is accepted and not ready yet. */
  isCooking: boolean;
  /** The number of the step from placing to handover; undefined for an order that ended early. */
  step: number | undefined;
  /** The colour of the badge. */
  tone: 'neutral' | 'accent' | 'steel' | 'leaf' | 'chilli';
  /** The colour in charts, where a neutral colour would not be visible. */
  barTone: 'accent' | 'steel' | 'leaf' | 'chilli';
}

/** The properties of each status, in the sequence of an order's life. Rule: orders-1 */
export const statusFacts = {
  pending: {
    label: 'Pending',
    phase: 'ongoing',
    isGuestWaiting: true,
    isCooking: false,
    step: 0,
    tone: 'accent',
    barTone: 'accent',
  },
  confirmed: {
    label: 'Confirmed',
    phase: 'ongoing',
    isGuestWaiting: true,
    isCooking: true,
    step: 1,
    tone: 'steel',
    barTone: 'steel',
  },
  preparing: {
    label: 'Preparing',
    phase: 'ongoing',
    isGuestWaiting: true,
    isCooking: true,
    step: 2,
    tone: 'accent',
    barTone: 'accent',
  },
  ready: {
    label: 'Ready',
    phase: 'ongoing',
    isGuestWaiting: false,
    isCooking: false,
    step: 3,
    tone: 'leaf',
    barTone: 'leaf',
  },
  completed: {
    label: 'Completed',
    phase: 'past',
    isGuestWaiting: false,
    isCooking: false,
    step: 4,
    tone: 'neutral',
    barTone: 'leaf',
  },
  cancelled: {
    label: 'Cancelled',
    phase: 'past',
    isGuestWaiting: false,
    isCooking: false,
    step: undefined,
    tone: 'chilli',
    barTone: 'chilli',
  },
  expired: {
    label: 'Expired',
    phase: 'past',
    isGuestWaiting: false,
    isCooking: false,
    step: undefined,
    tone: 'neutral',
    barTone: 'steel',
  },
} as const satisfies Record<string, StatusProperties>;
export type OrderStatus = keyof typeof statusFacts;
type EarlyEndStatus = {
  [Status in OrderStatus]: (typeof statusFacts)[Status]['step'] extends number ? never : Status;
}[OrderStatus];

export const orderStatuses = Object.keys(statusFacts) as OrderStatus[];

export function isOrderStatus(value: unknown): value is OrderStatus {
  return orderStatuses.some((status) => status === value);
}

export function phaseOf(status: OrderStatus): OrderPhase {
  return statusFacts[status].phase;
}

export function isOngoing(status: OrderStatus): boolean {
  return phaseOf(status) === 'ongoing';
}

/** Whether the kitchen has accepted the order. */
export function isAccepted(status: OrderStatus): boolean {
  return (statusFacts[status].step ?? 0) > 0;
}

/** Whether an order was cancelled or expired. Such an order counts neither as revenue nor as portions. */
export function isEndedEarly(status: OrderStatus): status is EarlyEndStatus {
  return statusFacts[status].step === undefined;
}

export const ongoingStatuses = orderStatuses.filter(isOngoing);
export const pastStatuses = orderStatuses.filter((status) => !isOngoing(status));

/** The statuses of the vendor's list 'All'. */
export const unexpiredStatuses = orderStatuses.filter((status) => status !== 'expired');

/** The reasons for a cancellation, with the texts for screens. Rule: orders-36, orders-41, orders-48 */
export const cancelReasons = {
  not_collected: 'Not collected',
  no_answer: 'No answer from the kitchen',
  sold_out: 'Sold out',
  closing: 'Kitchen closing',
  unreachable: 'Customer not reachable',
  customer: 'Cancelled by the guest',
  unpaid: 'Not paid in time',
  other: 'Another reason',
} as const;
export type CancelReason = keyof typeof cancelReasons;

/** The reasons that staff may choose. */
export const staffReasons = ['sold_out', 'closing', 'unreachable', 'other'] as const;
export type StaffReason = (typeof staffReasons)[number];

export interface VendorAction {
  label: 'Confirm' | 'Cancel' | 'Prepare' | 'Ready' | 'Complete';
  from: OrderStatus;
  to: OrderStatus;
}

const actionsByStatus: Record<OrderStatus, readonly Omit<VendorAction, 'from'>[]> = {
  pending: [
    { label: 'Confirm', to: 'confirmed' },
    { label: 'Cancel', to: 'cancelled' },
  ],
  confirmed: [{ label: 'Prepare', to: 'preparing' }],
  preparing: [{ label: 'Ready', to: 'ready' }],
  ready: [{ label: 'Complete', to: 'completed' }],
  completed: [],
  cancelled: [],
  expired: [],
};

export function actionsFrom(from: OrderStatus): VendorAction[] {
  return actionsByStatus[from].map((action) => ({ ...action, from }));
}

/** The five actions of a vendor on an order. Rule: orders-2 */
export const vendorActions: readonly VendorAction[] = orderStatuses.flatMap(actionsFrom);

/** Whether staff may end an order as uncollected: an accepted, ongoing order. Rule: orders-36 */
export function canEndUncollected(status: OrderStatus): boolean {
  return isOngoing(status) && isAccepted(status);
}

export function canVendorChange(from: OrderStatus, to: OrderStatus): boolean {
  return actionsByStatus[from].some((action) => action.to === to);
}
