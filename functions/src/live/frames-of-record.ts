import { unmarshall } from '@aws-sdk/util-dynamodb';
import { BoardChange } from '@thali/shared/board/board-entry';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { MenuUpdate, vendorRoom } from '@thali/shared/live/live-frames';
import { Order } from '@thali/shared/orders/order.contract';
import type { DynamoDBRecord } from 'aws-lambda';
import { boardChangeOf } from '../board/board-change.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { fromOrderRow } from '../orders/order-rows.ts';
import { toOrder } from '../orders/to-order.ts';
import { markOf } from '../storefront/menu-version.ts';
import { audiences, sortKeys } from '../table/keys.ts';
import { vendorLabel } from '../vendors/vendor-label.ts';
import { menuChangeOf } from './menu-change-of.ts';

export interface Delivery {
  audience: string;
  frame: { event: string; room: string; data: unknown };
}

/** Who receives a change in the table, and as which frames. */
export async function deliveriesOf(record: DynamoDBRecord): Promise<Delivery[]> {
  const { NewImage, OldImage, Keys } = record.dynamodb ?? {};
  if (Keys?.SK?.S === sortKeys.order) {
    const after = NewImage && unmarshall(NewImage as Parameters<typeof unmarshall>[0]);
    const before = OldImage && unmarshall(OldImage as Parameters<typeof unmarshall>[0]);
    return after ? orderDeliveries(after, before) : [];
  }
  const vendorId = menuChangeOf(record);
  return vendorId ? menuDeliveries(vendorId, record) : [];
}

type Row = Record<string, unknown>;

async function orderDeliveries(row: Row, before: Row | undefined): Promise<Delivery[]> {
  const record = fromOrderRow(row);
  const { id, vendorId, customerId } = record;
  const order = toOrder(record, await vendorLabel(vendorId));
  const frame = {
    event: before ? 'order:update' : 'order:new',
    room: vendorRoom(vendorId),
    data: answerKeys(Order, order),
  };
  const placedBy = customerId
    ? audiences.customer(vendorId, customerId)
    : audiences.guestOrder(vendorId, id);
  return [
    ...[audiences.staff(vendorId), placedBy].map((audience) => ({ audience, frame })),
    ...boardDeliveries(record, before),
  ];
}

/** Only what a board shows differently: a step within a column costs it nothing. Rule: board-4 */
function boardDeliveries(record: OrderRecord, before: Row | undefined): Delivery[] {
  const change = boardChangeOf(record);
  const shown = before ? boardChangeOf(fromOrderRow(before)).column : 'gone';
  if (change.column === shown) return [];
  const { vendorId } = record;
  const frame = {
    event: 'board:update',
    room: vendorRoom(vendorId),
    data: answerKeys(BoardChange, change),
  };
  return [{ audience: audiences.board(vendorId), frame }];
}

function menuDeliveries(vendorId: string, record: DynamoDBRecord): Delivery[] {
  const data = { vendorId, menuVersion: versionOf(record) };
  const frame = {
    event: 'menu:update',
    room: vendorRoom(vendorId),
    data: answerKeys(MenuUpdate, data),
  };
  return [{ audience: audiences.menu(vendorId), frame }];
}

/** One for each change, and the same whenever its record comes: clients and the edge drop repeats. */
function versionOf({ dynamodb }: DynamoDBRecord): string {
  const changedAt = Math.floor(dynamodb?.ApproximateCreationDateTime ?? 0) * 1000;
  return `${changedAt}.${markOf([dynamodb?.SequenceNumber ?? ''])}`;
}
