import { counterTotals } from '@thali/shared/counter/counter-totals';
import type { CounterOrderBody } from '@thali/shared/counter/place-counter-order.contract';
import { AppError } from '@thali/shared/http/app-error';
import { ChoiceId, MenuId } from '@thali/shared/ids/ids';
import { allGroupsOf, portionPaise } from '@thali/shared/menu/choices';
import type { Choice } from '@thali/shared/menu/option-groups.contract';
import { toPaise } from '@thali/shared/money/paise';
import { maxOrderPaise, type OrderTotals } from '@thali/shared/orders/order-totals';
import { toMenuItem } from '../menu/menu-rows.ts';
import { toOptionGroup } from '../menu/option-group-rows.ts';
import { choiceUnavailable } from '../orders/placing/check-choices.ts';
import { itemUnavailable } from '../orders/placing/check-order.ts';
import type { OrderMenu } from '../orders/placing/order-menu.table.ts';
import type { OfflineSale } from '../orders/store/offline-sale.ts';
import type { OrderChoice, OrderLine } from '../orders/store/order-record.ts';

type ChargedLine = CounterOrderBody['items'][number];

export interface ChargedLines {
  lines: OrderLine[];
  /** The lines whose price on the menu has changed since the sale. */
  priceThen: NonNullable<OfflineSale['priceThen']>;
}

/**
 * The lines of an offline sale, at the prices that the guest paid. The names come from the menu, or from the
 * counter's screen if the dish or choice is deleted.
 * @throws AppError INVALID_ORDER_AMOUNT, MENU_ITEM_UNAVAILABLE, CHOICE_UNAVAILABLE for a line that no counter can
 *   send
 * Rule: counter-11
 */
export function chargedLines(
  body: Pick<CounterOrderBody, 'items'>,
  menu: Pick<OrderMenu, 'items' | 'optionGroups'>,
  now: Date,
): ChargedLines {
  const groups = [...menu.optionGroups.values()].map((group) => toOptionGroup(group, now));
  const priceThen: ChargedLines['priceThen'] = [];
  const lines = body.items.map((charged, index): OrderLine => {
    const row = menu.items.get(charged.menuItemId);
    if (!row && (!charged.snapshot || !MenuId.safeParse(charged.menuItemId).success)) {
      throw itemUnavailable(charged.menuItemId, index);
    }
    const choiceGroups = row ? allGroupsOf(toMenuItem(row), groups) : [];
    const chosen = (charged.choices ?? []).map(({ groupId, choiceId }) => {
      const group = choiceGroups.find(({ id }) => id === groupId);
      return group?.choices.find(({ id }) => id === choiceId);
    });
    const unitPricePaise = chargedPaise(charged.unitPrice);
    const current = chosen.flatMap((choice) => (choice ? { choice } : []));
    const menuPaise = row && portionPaise(row.pricePaise, current);
    const isKnown = current.length === chosen.length;
    if (menuPaise !== undefined && isKnown && menuPaise !== unitPricePaise) {
      priceThen.push({ line: index, menuPaise });
    }
    return {
      menuItemId: charged.menuItemId,
      name: row?.name ?? charged.snapshot?.name ?? '',
      isVegetarian: row?.isVegetarian ?? charged.snapshot?.isVegetarian ?? false,
      quantity: charged.quantity,
      unitPricePaise,
      isStockCounted: row?.stock !== undefined,
      specialInstructions: charged.specialInstructions || undefined,
      ...(chosen.length > 0 && { choices: toChoices(charged, chosen, index) }),
    };
  });
  return { lines, priceThen };
}

/**
 * The totals with the parcel charge that the guest paid.
 * @throws AppError INVALID_ORDER_AMOUNT
 */
export function chargedTotals(
  { parcelCharge = 0 }: Pick<CounterOrderBody, 'parcelCharge'>,
  lines: readonly OrderLine[],
): OrderTotals {
  const totals = counterTotals(lines);
  const parcelPaise = chargedPaise(parcelCharge);
  const totalPaise = totals.dishesPaise + parcelPaise;
  return { ...totals, parcelPaise, totalPaise, finalPaise: totalPaise };
}

function toChoices(
  { choices = [], snapshot, menuItemId }: ChargedLine,
  chosen: readonly (Choice | undefined)[],
  lineIndex: number,
): OrderChoice[] {
  return choices.map(({ groupId, choiceId }, index) => {
    const choice = chosen[index];
    const shownChoice = choice ?? snapshot?.choices?.[index];
    const hasValidIds = MenuId.safeParse(groupId).success && ChoiceId.safeParse(choiceId).success;
    if (!shownChoice || !hasValidIds) {
      throw choiceUnavailable(snapshot?.name ?? menuItemId, undefined, lineIndex, index);
    }
    return {
      groupId,
      choiceId,
      name: shownChoice.name,
      pricePaise: toPaise(shownChoice.price),
      isStockCounted: choice !== undefined && choice.quantity !== null,
    };
  });
}

/** @throws AppError INVALID_ORDER_AMOUNT */
function chargedPaise(rupees: number): number {
  const paise = toPaise(rupees);
  if (paise >= 0 && paise <= maxOrderPaise) return paise;
  throw new AppError('INVALID_ORDER_AMOUNT', 'Invalid order amount');
}
