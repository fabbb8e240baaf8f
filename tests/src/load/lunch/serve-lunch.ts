import { seededRandom } from '@thali/local/history/random';
import { buy } from './buyers.ts';
import { createCaller } from './caller.ts';
import type { LunchHistory } from './history.ts';
import { cook } from './kitchen.ts';
import { type Screen, watch } from './listeners.ts';
import { keepMenu, payFees } from './owner.ts';
import type { Part, Stage } from './stage.ts';
import { visit } from './visitors.ts';

interface Lunch {
  stage: Stage;
  history: LunchHistory;
  buyers: number;
  cooks: number;
  visitors: number;
  screens: number;
  isOver(): boolean;
}

/**
 * A lunch at one mess: people order until it is over, the kitchen cooks what they ordered, and until the last plate is
 * out the owner changes the menu and pays fees, and others look.
 * @returns the screens that followed it, still open
 */
export async function serveLunch(lunch: Lunch): Promise<Screen[]> {
  const { stage, history } = lunch;
  let [isOrdered, isServed] = [false, false];
  const each = (
    count: number,
    name: string,
    isOver: () => boolean,
    run: (part: Part) => Promise<void>,
  ) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => {
        const random = seededRandom(`${name} ${index}`);
        const caller = createCaller(stage.url, history, random);
        return run({ stage, history, caller, random, isOver });
      }),
    );
  const screens: Screen[] = [];
  const taken = new Set<string>();
  await each(lunch.screens, 'screen', lunch.isOver, async (part) => void screens.push(watch(part)));
  const buying = each(lunch.buyers, 'buyer', lunch.isOver, buy).finally(() => {
    isOrdered = true;
  });
  const cooking = each(
    lunch.cooks,
    'cook',
    () => isOrdered,
    (part) => cook(part, taken),
  );
  const untilServed = () => isServed;
  await Promise.all([
    Promise.all([buying, cooking]).finally(() => {
      isServed = true;
    }),
    each(lunch.visitors, 'visitor', untilServed, visit),
    each(1, 'owner at the menu', untilServed, keepMenu),
    each(1, 'owner who pays', untilServed, payFees),
  ]);
  return screens;
}
