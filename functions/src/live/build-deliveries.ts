import { BoardChange } from '@thali/shared/board/board-entry';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { MenuUpdate, vendorRoom } from '@thali/shared/live/live-frames';
import { Order } from '@thali/shared/orders/order.contract';
import type { DynamoDBRecord } from 'aws-lambda';
import { awsLimits } from '../aws/aws-limits.ts';
import { boardChangeOf } from '../board/board-change.ts';
import { type OrderReader, toOrder } from '../orders/reading/to-order.ts';
import { changeForMess, type OrderChange } from '../orders/store/order-change.ts';
import { hashIds } from '../storefront/menu-version.ts';
import { audiences } from '../table/audiences.ts';
import { vendorLabel } from '../vendors/vendor-label.ts';
import { menuChangeOf } from './menu-change-of.ts';

export interface Delivery {
  audience: string;
  frame: { event: string; room: string; data: unknown };
}

/** @param orderChange set if the record is a change of an order */
export async function buildDeliveries(
  record: DynamoDBRecord,
  orderChange: OrderChange | undefined,
): Promise<Delivery[]> {
  if (orderChange) return orderDeliveries(orderChange);
  const vendorId = menuChangeOf(record);
  return vendorId ? menuDeliveries(vendorId, record) : [];
}

async function orderDeliveries(change: OrderChange): Promise<Delivery[]> {
  if (!change.after) return [];
  const { id, vendorId, customerId } = change.after;
  const forMess = changeForMess(change);
  const placedBy = customerId
    ? audiences.customer(vendorId, customerId)
    : audiences.guestOrder(vendorId, id);
  return [
    ...(await orderDelivery(audiences.staff(vendorId), forMess, 'mess')),
    ...(await orderDelivery(placedBy, change, 'guest')),
    ...boardDeliveries(forMess),
  ];
}

async function orderDelivery(
  audience: string,
  { before, after }: OrderChange,
  reader: OrderReader,
): Promise<Delivery[]> {
  if (!after) return [];
  const frame = {
    event: before ? 'order:update' : 'order:new',
    room: vendorRoom(after.vendorId),
    data: answerKeys(Order, toOrder(after, await vendorLabel(after.vendorId), reader)),
  } as const;
  return [{ audience, frame: isTooLarge(frame) ? { ...frame, data: { id: after.id } } : frame }];
}

/**
 * An order of 50 dishes with all choices and long notes can be larger. A
 * screen reads its orders again after a frame without the order.
 */
function isTooLarge(frame: object): boolean {
  return Buffer.byteLength(JSON.stringify(frame)) > 0.9 * awsLimits.socketMessage;
}

/** Sends a frame only if the order's column on the board changes. Rule: board-4 */
function boardDeliveries({ before, after }: OrderChange): Delivery[] {
  if (!after) return [];
  const change = boardChangeOf(after);
  const columnBefore = before ? boardChangeOf(before).column : 'gone';
  if (change.column === columnBefore) return [];
  const { vendorId } = after;
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

/**
 * Each change gets a new version, and a repeated record gets the same version. Clients and the edge can then drop
 * repeats.
 */
function versionOf({ dynamodb }: DynamoDBRecord): string {
  const changedAt = Math.floor(dynamodb?.ApproximateCreationDateTime ?? 0) * 1000;
  return `${changedAt}.${hashIds([dynamodb?.SequenceNumber ?? ''])}`;
}
