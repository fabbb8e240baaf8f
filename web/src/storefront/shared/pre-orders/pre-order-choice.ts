import { isRecord } from '@thali/shared/http/is-record';
import {
  isOrderByPassed,
  type MealSlots,
  preOrderDates,
  slotsOn,
} from '@thali/shared/pre-orders/slots';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { useEffect } from 'react';
import { useApi } from '../../../lib/data/use-api.ts';
import { useObservable } from '../../../lib/state/observable.ts';
import { createStoredObservable } from '../../../lib/state/stored-observable.ts';
import { menuOfSlot } from './menu-of-slot.ts';
import { menuTransform } from './menu-transform.ts';

type Vendor = Pick<PublicVendor, 'id' | 'settings'>;

/** The meal that a guest orders ahead at a mess, and the slot once it is chosen. */
interface Choice {
  vendorId: string;
  /** YYYY-MM-DD */
  date: string;
  mealId: string;
  /** ISO 8601. */
  startsAt?: string | undefined;
}

const choice = createStoredObservable<Choice | undefined>('thali.pre-order', readChoice);

/** @param meal  undefined for an order for now */
export function chooseMeal(vendorId: string, meal: MealSlots | undefined): void {
  choice.set(meal && { vendorId, date: meal.date, mealId: meal.meal.id });
}

export function chooseSlot(startsAt: string): void {
  const currentChoice = choice.get();
  if (currentChoice) choice.set({ ...currentChoice, startsAt });
}

export interface PreOrder {
  slots: MealSlots;
  /** Undefined before a slot is chosen. */
  startsAt: string | undefined;
  isOver: boolean;
}

/** The chosen pre-order; undefined for an order for now. Shows the menu of the meal. Rule: pre-orders-7 */
export function usePreOrder({ id, settings }: Vendor, now: Date): PreOrder | undefined {
  const currentChoice = useObservable(choice);
  const isOffered =
    currentChoice?.vendorId === id && preOrderDates(now).includes(currentChoice.date);
  const slots = isOffered
    ? slotsOn(settings, currentChoice.date).find(({ meal }) => meal.id === currentChoice.mealId)
    : undefined;
  const startsAt = slots?.starts.find((start) => start === currentChoice?.startsAt);
  const servedAt = slots && (startsAt ?? slots.starts[0]);
  const thalis = useThalis({ id, settings }, slots);
  const transform = servedAt ? transformAt(servedAt, thalis) : undefined;
  useEffect(() => menuTransform.set(transform), [transform]);
  return slots && { slots, startsAt, isOver: isOrderByPassed(slots, now) };
}

type ThalisOfMeal = WeekMenu['thalis'] | undefined;

const weekRefetchMs = 60_000;

/** What the dishes of the chosen meal contain. Reads nothing for a mess without a week menu. Rule: menu-37 */
function useThalis({ id, settings }: Vendor, slots: MealSlots | undefined): ThalisOfMeal {
  const { data } = useApi(
    'GET /vendors/{vendorId}/week-menu',
    { params: { vendorId: id } },
    {
      enabled: slots !== undefined && (settings.weekMenuUntil ?? '') >= slots.date,
      background: true,
      refetchInterval: weekRefetchMs,
    },
  );
  return (
    slots &&
    data?.thalis.filter(
      ({ date, mealName = slots.meal.name }) =>
        date === slots.date && mealName.toLowerCase() === slots.meal.name.toLowerCase(),
    )
  );
}

/** The meals that guests can order now, soonest first, and the meals of today whose ordering is over. */
export function offeredMeals({ settings }: Vendor, now: Date) {
  const meals = preOrderDates(now).flatMap((date) => slotsOn(settings, date));
  const isServedLater = ({ starts }: MealSlots) => (starts.at(-1) ?? '') > now.toISOString();
  return {
    open: meals.filter((meal) => !isOrderByPassed(meal, now)),
    over: meals.filter((meal) => isOrderByPassed(meal, now) && isServedLater(meal)),
  };
}

const transforms = new Map<string, (menu: Storefront) => Storefront>();

/** Returns the same function for the same values. That function returns the same result for the same menu. */
function transformAt(startsAt: string, thalis: ThalisOfMeal): (menu: Storefront) => Storefront {
  const key = JSON.stringify([startsAt, thalis]);
  const cached = transforms.get(key);
  if (cached) return cached;
  const contents = thalis && new Map(thalis.map((thali) => [thali.dishId, thali.contents]));
  const results = new WeakMap<Storefront, Storefront>();
  const transform = (menu: Storefront) => {
    const result = results.get(menu) ?? menuOfSlot(menu, new Date(startsAt), contents);
    results.set(menu, result);
    return result;
  };
  transforms.set(key, transform);
  return transform;
}

function readChoice(stored: unknown): Choice | undefined {
  if (!isRecord(stored)) return undefined;
  const { vendorId, date, mealId, startsAt } = stored;
  if (typeof vendorId !== 'string' || typeof date !== 'string' || typeof mealId !== 'string') {
    return undefined;
  }
  return { vendorId, date, mealId, ...(typeof startsAt === 'string' && { startsAt }) };
}
