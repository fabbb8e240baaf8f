import type { Random } from '@thali/local/history/random';
import type { ChosenOption } from '@thali/shared/menu/choices';
import type { Caller } from './caller.ts';
import type { LunchHistory } from './history.ts';

export interface Dish {
  id: string;
  /** Price of one portion, including the choices. */
  pricePaise: number;
  /** The required choices. */
  choices: ChosenOption[];
}

/** The mess where a lunch happens, with its dishes and the tokens of its people. */
export interface LunchMess {
  url: string;
  vendorId: string;
  subdomain: string;
  /** Dishes without a limit on portions. */
  dishes: readonly Dish[];
  limitedDish: Dish;
  /** The owner changes the portions of this dish all the time. Buyers never order it. */
  recountedDish: Dish;
  staffToken: string;
  studentToken: string;
  adminToken: string;
  /** Pays in Checkout and returns Checkout's result for the browser. If absent, every payment is a mock. */
  payAtProvider?: (orderId: string) => Promise<object>;
}

export interface ClientContext {
  mess: LunchMess;
  history: LunchHistory;
  caller: Caller;
  random: Random;
  isOver(): boolean;
}
