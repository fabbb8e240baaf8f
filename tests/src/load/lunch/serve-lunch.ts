import { seededRandom } from '@thali/local/history/random';
import { buy } from './buyers.ts';
import { createCaller } from './caller.ts';
import type { LunchHistory } from './history.ts';
import { cook } from './kitchen.ts';
import { type Screen, watch } from './listeners.ts';
import type { ClientContext, LunchMess } from './lunch-mess.ts';
import { editMenu, payFees } from './owner.ts';
import { visit } from './visitors.ts';

interface Lunch {
  mess: LunchMess;
  history: LunchHistory;
  buyers: number;
  cooks: number;
  visitors: number;
  screens: number;
  isOver(): boolean;
}

/**
 * Serves a lunch at one mess: buyers order until it is over and the kitchen cooks every order. Until then the
 * owner changes the menu and pays fees, and visitors read pages.
 * @returns the kitchen screens, still open
 */
export async function serveLunch(lunch: Lunch): Promise<Screen[]> {
  const { mess, history } = lunch;
  let [isOrdered, isServed] = [false, false];
  const start = (
    count: number,
    name: string,
    isOver: () => boolean,
    run: (context: ClientContext) => Promise<void>,
  ) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => {
        const random = seededRandom(`${name} ${index}`);
        const caller = createCaller(mess.url, history, random);
        return run({ mess, history, caller, random, isOver });
      }),
    );
  const screens: Screen[] = [];
  const startedIds = new Set<string>();
  await start(lunch.screens, 'screen', lunch.isOver, async (context) => {
    screens.push(watch(context));
  });
  const buying = start(lunch.buyers, 'buyer', lunch.isOver, buy).finally(() => {
    isOrdered = true;
  });
  const cooking = start(
    lunch.cooks,
    'cook',
    () => isOrdered,
    (context) => cook(context, startedIds),
  );
  const isLunchServed = () => isServed;
  await Promise.all([
    Promise.all([buying, cooking]).finally(() => {
      isServed = true;
    }),
    start(lunch.visitors, 'visitor', isLunchServed, visit),
    start(1, 'owner at the menu', isLunchServed, editMenu),
    start(1, 'owner who pays', isLunchServed, payFees),
  ]);
  return screens;
}
