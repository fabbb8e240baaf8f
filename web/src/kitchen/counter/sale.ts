import { counterTotals } from '@thali/shared/counter/counter-totals';
import type { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import {
  allGroupsOf,
  type ChosenOption,
  portionPaise,
  resolveChoices,
} from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { toPaise, toRupees } from '@thali/shared/money/paise';
import { maxLineQuantity } from '@thali/shared/orders/order-totals';
import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { ServiceMode } from '@thali/shared/orders/service-mode';

/** A dish of the sale, with the choices and their names. */
export interface SaleLine {
  dish: MenuItem;
  chosen: readonly (ChosenOption & { name: string; price: number })[];
  quantity: number;
  unitPricePaise: number;
}

/** The sale that the clerk is entering. */
export interface Sale {
  /** The idempotency key, which every attempt uses. */
  key: string;
  lines: readonly SaleLine[];
  serviceMode: ServiceMode | undefined;
  table: string | undefined;
  customerName: string;
  customerPhone: string;
}

export function newSale(): Sale {
  return {
    key: crypto.randomUUID(),
    lines: [],
    serviceMode: undefined,
    table: undefined,
    customerName: '',
    customerPhone: '',
  };
}

/** Adds one portion. The same dish with the same choices shares a line. */
export function addDish(
  sale: Sale,
  dish: MenuItem,
  chosen: readonly ChosenOption[],
  groups: readonly OptionGroup[],
): Sale {
  const index = sale.lines.findIndex(
    (line) => line.dish.id === dish.id && hasSameChoices(line.chosen, chosen),
  );
  const line = sale.lines[index];
  if (line) return setQuantity(sale, index, line.quantity + 1);
  const choices = resolveChoices(allGroupsOf(dish, groups), chosen);
  const newLine: SaleLine = {
    dish,
    chosen: choices.map(({ choice, ...ids }) => ({
      ...ids,
      name: choice.name,
      price: choice.price,
    })),
    quantity: 1,
    unitPricePaise: portionPaise(toPaise(dish.price), choices),
  };
  return { ...sale, lines: [...sale.lines, newLine] };
}

/** Quantity 0 removes the line. */
export function setQuantity(sale: Sale, index: number, quantity: number): Sale {
  const lines = sale.lines.map((line, at) =>
    at === index ? { ...line, quantity: Math.min(quantity, maxLineQuantity) } : line,
  );
  return { ...sale, lines: lines.filter((line) => line.quantity > 0) };
}

function hasSameChoices(a: readonly ChosenOption[], b: readonly ChosenOption[]): boolean {
  const keyOf = ({ groupId, choiceId }: ChosenOption) => groupId + choiceId;
  return a.map(keyOf).sort().join() === b.map(keyOf).sort().join();
}

export function totalsOf({ lines, serviceMode }: Sale, parcel: Serving['parcel']) {
  return counterTotals(lines, { serviceMode, parcel });
}

interface Payment {
  method: 'cash' | 'upi';
  parcel: Serving['parcel'];
  handsOver: boolean;
  exceedsCap: boolean;
}

/** The request body of a sale. */
export function bodyOf(
  sale: Sale,
  { method, parcel, handsOver, exceedsCap }: Payment,
): CounterOrderBody {
  const totals = totalsOf(sale, parcel);
  return {
    items: sale.lines.map(({ dish, quantity, unitPricePaise, chosen }) => ({
      menuItemId: dish.id,
      quantity,
      unitPrice: toRupees(unitPricePaise),
      ...(chosen.length > 0 && {
        choices: chosen.map(({ groupId, choiceId }) => ({ groupId, choiceId })),
      }),
      snapshot: {
        name: dish.name,
        isVegetarian: dish.isVegetarian,
        ...(chosen.length > 0 && { choices: chosen.map(({ name, price }) => ({ name, price })) }),
      },
    })),
    ...(sale.serviceMode && { serviceMode: sale.serviceMode }),
    ...(sale.table && { table: sale.table }),
    ...(totals.parcelPaise > 0 && { parcelCharge: toRupees(totals.parcelPaise) }),
    totalAmount: toRupees(totals.totalPaise),
    finalAmount: toRupees(totals.finalPaise),
    ...(sale.customerName.trim() && { customerName: sale.customerName }),
    ...(sale.customerPhone.trim() && { customerPhone: sale.customerPhone }),
    paymentMethod: method,
    ...(handsOver && method === 'cash' && { handsOver }),
    ...(exceedsCap && { exceedsCap }),
  };
}

const banknotes = [50, 100, 200, 500];
const maxSuggestions = 5;

/**
 * The amounts that guests usually give for a total, in rupees: the exact amount, or the next amounts in tens or
 * banknotes.
 * Rule: counter-4
 */
export function usualAmounts(totalPaise: number): number[] {
  const exact = totalPaise / 100;
  const roundedUp = [10, ...banknotes].map((banknote) => Math.ceil(exact / banknote) * banknote);
  return [...new Set([exact, ...roundedUp])].sort((a, b) => a - b).slice(0, maxSuggestions);
}
