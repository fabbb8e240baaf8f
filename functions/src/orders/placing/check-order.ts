import { AppError } from '@thali/shared/http/app-error';
import { portionPaise } from '@thali/shared/menu/choices';
import { notServedText, servedNote } from '@thali/shared/menu/meal-hours';
import { formatShortPaise, toPaise, toRupees } from '@thali/shared/money/paise';
import { paymentMethodsOf } from '@thali/shared/order-payments/methods-of';
import { minimumProblem } from '@thali/shared/orders/minimum-order';
import {
  maxLineQuantity,
  maxOrderPaise,
  type OrderTotals,
  orderTotals,
} from '@thali/shared/orders/order-totals';
import type { PaymentMethod } from '@thali/shared/orders/payment-methods';
import type { PlaceOrderBody } from '@thali/shared/orders/place-order.contract';
import { tableNames } from '@thali/shared/tables/table-names';
import { openState } from '@thali/shared/vendors/business-hours';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { isOnSale, toMenuItem } from '../../menu/menu-rows.ts';
import { toOptionGroup } from '../../menu/option-group-rows.ts';
import { currentStatus, type VendorRow } from '../../vendors/vendors.table.ts';
import type { OrderLine } from '../store/order-record.ts';
import { checkChoices, toOrderChoice } from './check-choices.ts';
import type { OrderMenu } from './order-menu.table.ts';

/** @throws AppError INVALID_QUANTITY */
export function checkBody(body: Pick<PlaceOrderBody, 'items'>): void {
  const invalidQuantities = body.items.flatMap(({ quantity }, index) =>
    Number.isInteger(quantity) && quantity >= 1 && quantity <= maxLineQuantity
      ? []
      : [{ path: `items.${index}.quantity`, message: 'Must be a whole number from 1 to 100' }],
  );
  if (invalidQuantities.length > 0) {
    throw new AppError(
      'INVALID_QUANTITY',
      'Some items have invalid quantities. Please check your cart.',
      { details: invalidQuantities },
    );
  }
}

/**
 * Checks that the mess accepts the payment method.
 * @throws AppError ONLINE_PAYMENT_UNAVAILABLE, PAYMENT_METHOD_UNAVAILABLE
 */
export function checkMethod(
  { paymentMethod }: Pick<PlaceOrderBody, 'paymentMethod'>,
  { payment }: Pick<VendorSettings, 'payment'>,
): PaymentMethod {
  const method = paymentMethod === 'cash' ? 'cod' : paymentMethod;
  const accepted = paymentMethodsOf(payment).find((candidate) => candidate === method);
  if (accepted) return accepted;
  if (method === 'card' || method === 'online') {
    throw new AppError(
      'ONLINE_PAYMENT_UNAVAILABLE',
      'Online payment integration coming soon! Please select Cash on Delivery for now.',
    );
  }
  throw new AppError(
    'PAYMENT_METHOD_UNAVAILABLE',
    'This mess no longer takes this payment method. Please choose another.',
    { data: { methods: paymentMethodsOf(payment) } },
  );
}

/** @throws AppError VENDOR_NOT_FOUND, VENDOR_INACTIVE */
export function checkActive(vendor: VendorRow | undefined, now: Date): asserts vendor is VendorRow {
  if (!vendor) throw new AppError('VENDOR_NOT_FOUND', 'Restaurant not found');
  if (currentStatus(vendor, now) !== 'active') {
    throw new AppError('VENDOR_INACTIVE', 'This restaurant is not taking orders at the moment.');
  }
}

/** @throws AppError VENDOR_NOT_FOUND, VENDOR_INACTIVE, VENDOR_CLOSED, KITCHEN_BUSY, LOGIN_REQUIRED */
export function checkVendor(
  vendor: VendorRow | undefined,
  isGuest: boolean,
  now: Date,
  readyFor?: string | null,
): asserts vendor is VendorRow {
  checkActive(vendor, now);
  if (isGuest && vendor.settings.requireCustomerLogin) {
    throw new AppError('LOGIN_REQUIRED', 'Please sign in to order here.');
  }
  // A pre-order depends on the hours of its slot, not on the current hours.
  if (readyFor) return;
  const state = openState(vendor.settings, now);
  if (state.isOpen) return;
  if (state.freeAt) throw kitchenBusy(state.reason, state.freeAt);
  throw new AppError('VENDOR_CLOSED', `Sorry, ${state.reason}`);
}

export function kitchenBusy(message: string, freeAt: string): AppError {
  return new AppError('KITCHEN_BUSY', message, { data: { free_at: freeAt } });
}

/**
 * Builds the order's lines with the menu's names and prices.
 * @param at when the dishes are served: now, or at the slot of a pre-order
 * @throws AppError MENU_ITEM_UNAVAILABLE ('Menu item {id} not found or unavailable'), MENU_ITEM_NOT_SERVED_NOW,
 *   CHOICE_UNAVAILABLE, INVALID_CHOICES
 */
export function priceLines(
  body: Pick<PlaceOrderBody, 'items'> & { readyFor?: string | null | undefined },
  { items, optionGroups }: Pick<OrderMenu, 'items' | 'optionGroups'>,
  { mealHours }: Pick<VendorSettings, 'mealHours'>,
  at: Date,
): OrderLine[] {
  const groups = [...optionGroups.values()].map((group) => toOptionGroup(group, at));
  return body.items.map((line, index) => {
    const item = items.get(line.menuItemId);
    if (!item || !isOnSale(item, at)) {
      throw itemUnavailable(line.menuItemId, index);
    }
    if (item.preOrderOnly && !body.readyFor) {
      throw notServedNow(`Order ${item.name} ahead, for a later time.`, index);
    }
    const note = servedNote(item, mealHours, at);
    if (note) throw notServedNow(notServedText(item.name, note), index);
    const choices = checkChoices(toMenuItem(item, at), line.choices ?? [], groups, index);
    return {
      menuItemId: item.id,
      name: item.name,
      isVegetarian: item.isVegetarian,
      quantity: line.quantity,
      unitPricePaise: portionPaise(item.pricePaise, choices),
      isStockCounted: item.stock !== undefined,
      specialInstructions: line.specialInstructions || undefined,
      ...(choices.length > 0 && { choices: choices.map(toOrderChoice) }),
    };
  });
}

export function itemUnavailable(menuItemId: string, index: number): AppError {
  const message = `Menu item ${menuItemId} not found or unavailable`;
  return new AppError('MENU_ITEM_UNAVAILABLE', message, {
    details: [{ path: `items.${index}.menu_item_id`, message }],
  });
}

function notServedNow(message: string, index: number): AppError {
  return new AppError('MENU_ITEM_NOT_SERVED_NOW', message, {
    details: [{ path: `items.${index}.menu_item_id`, message }],
  });
}

type ClaimedAmounts = Pick<PlaceOrderBody, 'items' | 'totalAmount' | 'finalAmount'> &
  Partial<Pick<PlaceOrderBody, 'parcelCharge' | 'taxAmount' | 'discountAmount' | 'serviceCharge'>>;

/**
 * Checks the amounts and the mess's minimum.
 * @returns the amounts of the order
 * @throws AppError BELOW_MINIMUM_ORDER, and the errors of `checkClaims`
 */
export function checkAmounts(
  body: PlaceOrderBody,
  lines: readonly OrderLine[],
  { parcel, minimumOrder }: Pick<VendorSettings, 'parcel' | 'minimumOrder'>,
): OrderTotals {
  const totals = orderTotals(lines, { serviceMode: body.serviceMode, parcel });
  checkClaims(body, lines, totals);
  const problem = minimumProblem(totals.dishesPaise, minimumOrder);
  if (!problem) return totals;
  throw new AppError('BELOW_MINIMUM_ORDER', problem, { data: { minimum_order: minimumOrder } });
}

/**
 * The table of an order; a takeaway order has none.
 * @throws AppError TABLE_UNKNOWN
 */
export function checkTable(
  { serviceMode, table }: Pick<PlaceOrderBody, 'serviceMode' | 'table'>,
  settings: VendorSettings,
): string | undefined {
  if (!table || serviceMode === 'takeaway') return undefined;
  assertTable(table, settings);
  return table;
}

/** @throws AppError TABLE_UNKNOWN */
export function assertTable(table: string, { tables }: VendorSettings): void {
  if (tableNames(tables).includes(table)) return;
  throw new AppError('TABLE_UNKNOWN', 'This table is not there any more. Choose another one.');
}

/**
 * Compares the amounts in the body with the amounts that follow from the menu and the settings.
 * @throws AppError INVALID_TOTAL_AMOUNT, INVALID_FINAL_AMOUNT above the highest order amount, PRICE_CHANGED with the
 *   current prices if any amount differs
 */
export function checkClaims(
  body: ClaimedAmounts,
  lines: readonly OrderLine[],
  totals: OrderTotals,
): void {
  const tooHigh = 'Order amount is too high. Please reduce the quantity of items in your cart.';
  if (totals.totalPaise > maxOrderPaise) throw new AppError('INVALID_TOTAL_AMOUNT', tooHigh);
  if (totals.finalPaise > maxOrderPaise) throw new AppError('INVALID_FINAL_AMOUNT', tooHigh);

  const claims: [path: string, claimed: number | undefined, actualPaise: number][] = [
    ...body.items.flatMap((line, index): [string, number | undefined, number][] => {
      const { unitPricePaise = 0 } = lines[index] ?? {};
      return [
        [`items.${index}.unit_price`, line.unitPrice, unitPricePaise],
        [`items.${index}.total_price`, line.totalPrice, unitPricePaise * line.quantity],
      ];
    }),
    ['parcel_charge', body.parcelCharge, totals.parcelPaise],
    ['total_amount', body.totalAmount, totals.totalPaise],
    ['tax_amount', body.taxAmount, 0],
    ['discount_amount', body.discountAmount, 0],
    ['service_charge', body.serviceCharge, totals.platformFeePaise],
    ['final_amount', body.finalAmount, totals.finalPaise],
  ];
  const details = claims.flatMap(([path, claimed, actualPaise]) =>
    claimed === undefined || toPaise(claimed) === actualPaise
      ? []
      : [{ path, message: `Is now ${formatShortPaise(actualPaise)}` }],
  );
  if (details.length === 0) return;
  throw new AppError('PRICE_CHANGED', 'Prices have changed. Please review your cart.', {
    details,
    data: {
      prices: lines.map((line) => ({
        menu_item_id: line.menuItemId,
        unit_price: toRupees(line.unitPricePaise),
      })),
      ...(totals.parcelPaise > 0 && { parcel_charge: toRupees(totals.parcelPaise) }),
    },
  });
}
