import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import { isOngoing, phaseOf } from '@thali/shared/orders/order-status';
import { customerIdOfKey, indexKeys, keys, orderIdOfKey } from '../../table/keys.ts';
import { isHeldBack, type OrderChoice, type OrderLine, type OrderRecord } from './order-record.ts';

/**
 * A line in the row: id, name, flags (1 vegetarian, 2 lowered the stock, 4 cooked), quantity, unit price in paise,
 * instructions, choices. Compact, so that an order of five lines stays below 1 kB, one write unit.
 */
type PackedLine = [string, string, number, number, number, string?, PackedChoice[]?];

/** A choice: group id, id, name, price in paise, and 1 if it lowered the stock. */
type PackedChoice = [string, string, string, number, number?];

const vegetarianFlag = 1;
const stockCountedFlag = 2;
const doneFlag = 4;

export type OrderRow = Record<string, unknown> & { PK: string; SK: string };

/**
 * The row of an order with its index keys; docs/data-model.md describes the layout. An order that awaits payment is in
 * no list of its mess.
 */
export function toOrderRow(order: OrderRecord): OrderRow {
  const { id, vendorId, customerId, lines, bodyHash, ...rest } = order;
  const isListed = !isHeldBack(order);
  return {
    ...keys.order(id),
    ...rest,
    vendorOrdersKey: isListed ? indexKeys.vendorOrders(vendorId) : undefined,
    customerOrdersKey: customerId
      ? indexKeys.customerOrders(customerId, phaseOf(order.status))
      : heldBackKey(order),
    ongoingOrdersKey:
      isListed && isOngoing(order.status) ? indexKeys.ongoingOrders(vendorId) : undefined,
    lines: JSON.stringify(lines.map(packLine)),
    bodyHash,
  };
}

function heldBackKey(order: OrderRecord): string | undefined {
  const { customerPhone } = order;
  return isHeldBack(order) && customerPhone ? indexKeys.heldBackOrders(customerPhone) : undefined;
}

/** Reads an order from a table row, an index with the whole item, or a stream image. */
export function fromOrderRow(row: Record<string, unknown>): OrderRecord {
  const { PK, SK, vendorOrdersKey, customerOrdersKey, ongoingOrdersKey, lines, ...rest } = row;
  const id = orderIdOfKey(String(PK));
  return {
    ...(rest as Omit<OrderRecord, 'id' | 'vendorId' | 'lines'>),
    id,
    vendorId: vendorIdOfOrder(id),
    customerId: customerOrdersKey ? customerIdOfKey(String(customerOrdersKey)) : undefined,
    lines: (JSON.parse(String(lines)) as PackedLine[]).map(unpackLine),
  };
}

function packLine(line: OrderLine): PackedLine {
  const flags =
    (line.isVegetarian ? vegetarianFlag : 0) +
    (line.isStockCounted ? stockCountedFlag : 0) +
    (line.isDone ? doneFlag : 0);
  const packed: PackedLine = [
    line.menuItemId,
    line.name,
    flags,
    line.quantity,
    line.unitPricePaise,
  ];
  if (line.choices) packed.push(line.specialInstructions ?? '', line.choices.map(packChoice));
  else if (line.specialInstructions) packed.push(line.specialInstructions);
  return packed;
}

function unpackLine(packed: PackedLine): OrderLine {
  const [menuItemId, name, flags, quantity, unitPricePaise, specialInstructions, choices] = packed;
  return {
    menuItemId,
    name,
    isVegetarian: (flags & vegetarianFlag) !== 0,
    isStockCounted: (flags & stockCountedFlag) !== 0,
    quantity,
    unitPricePaise,
    specialInstructions: specialInstructions || undefined,
    ...(choices && { choices: choices.map(unpackChoice) }),
    ...((flags & doneFlag) !== 0 && { isDone: true }),
  };
}

function packChoice(choice: OrderChoice): PackedChoice {
  const { groupId, choiceId, name, pricePaise, isStockCounted } = choice;
  return isStockCounted
    ? [groupId, choiceId, name, pricePaise, 1]
    : [groupId, choiceId, name, pricePaise];
}

function unpackChoice([groupId, choiceId, name, pricePaise, counted]: PackedChoice): OrderChoice {
  return { groupId, choiceId, name, pricePaise, isStockCounted: counted === 1 };
}
