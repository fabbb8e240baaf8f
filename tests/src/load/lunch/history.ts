import type { ChosenOption } from '@thali/shared/menu/choices';
import type { OrderStatus } from '@thali/shared/orders/order-status';

/** One order that somebody wants, and all that they were told of it. */
export interface Placement {
  key: string;
  isSignedIn: boolean;
  lines: { menuItemId: string; quantity: number; choices: ChosenOption[] }[];
  orderIds: Set<string>;
  trackingToken?: string;
  /** The code of a refusal that they deserved, such as a dish that is sold out. */
  refusal?: string;
}

/** What the kitchen did to an order. */
export interface Course {
  acknowledged: OrderStatus;
  /** Asked for, with no answer that says what came of it. */
  attempted?: OrderStatus;
}

export interface Payment {
  key: string;
  paise: number;
  settlementIds: Set<string>;
  /** Somebody was told that it is paid. */
  isPaid: boolean;
}

/** All that clients were told, to be held against what is stored. */
export interface LunchHistory {
  placements: Placement[];
  courses: Map<string, Course>;
  payments: Payment[];
  /** Portions that the edited dish was set to: the last one told, and what was asked for after it. */
  portions: { acknowledged?: number; attempted: number[] };
  answers: Map<string, number>;
  noAnswers: number;
  /** Answers that a valid request must not get. */
  problems: string[];
}

export function emptyHistory(): LunchHistory {
  return {
    placements: [],
    courses: new Map(),
    payments: [],
    portions: { attempted: [] },
    answers: new Map(),
    noAnswers: 0,
    problems: [],
  };
}
