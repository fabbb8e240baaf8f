import type { Random } from '@thali/local/history/random';
import type { ChosenOption } from '@thali/shared/menu/choices';
import type { Caller } from './caller.ts';
import type { LunchHistory } from './history.ts';

export interface Dish {
  id: string;
  /** Of a portion, with what is chosen. */
  pricePaise: number;
  /** What a guest has to choose. */
  choices: ChosenOption[];
}

/** Where a lunch happens, and who is there. */
export interface Stage {
  url: string;
  vendorId: string;
  subdomain: string;
  /** Without limited portions. */
  dishes: readonly Dish[];
  limited: Dish;
  /** Its portions are set again and again; nobody orders it. */
  edited: Dish;
  staffToken: string;
  studentToken: string;
  adminToken: string;
  /** Somebody pays in Checkout; what it hands to the browser. Without a provider every payment is a mock. */
  payAtProvider?: (orderId: string) => Promise<object>;
}

export interface Part {
  stage: Stage;
  history: LunchHistory;
  caller: Caller;
  random: Random;
  isOver(): boolean;
}
