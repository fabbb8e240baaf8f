import type { ChosenOption } from '@thali/shared/menu/choices';
import type { OrderStatus } from '@thali/shared/orders/order-status';

/** One order that a client places, and the answers to it. */
export interface Placement {
  key: string;
  isSignedIn: boolean;
  lines: { menuItemId: string; quantity: number; choices: ChosenOption[] }[];
  orderIds: Set<string>;
  trackingToken?: string;
  /** The code of a justified refusal, for example a dish that is sold out. */
  refusal?: string;
}

/** The status of one order as the kitchen knows it. */
export interface OrderProgress {
  acknowledged: OrderStatus;
  /** The requested status, until the answer arrives. */
  attempted?: OrderStatus;
}

export interface Payment {
  key: string;
  paise: number;
  settlementIds: Set<string>;
  /** The platform confirmed the payment to the client. */
  isPaid: boolean;
}

/** All answers that clients got. The check compares them with the stored data. */
export interface LunchHistory {
  placements: Placement[];
  orderProgress: Map<string, OrderProgress>;
  payments: Payment[];
  /** Portions of the edited dish: the last confirmed number, and the numbers requested after it. */
  portions: { acknowledged?: number; attempted: number[] };
  answers: Map<string, number>;
  noAnswers: number;
  /** Answers that a valid request must not get. */
  problems: string[];
}

export function emptyHistory(): LunchHistory {
  return {
    placements: [],
    orderProgress: new Map(),
    payments: [],
    portions: { attempted: [] },
    answers: new Map(),
    noAnswers: 0,
    problems: [],
  };
}
