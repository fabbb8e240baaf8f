import { getBill, listBills } from '@thali/shared/bills/bill.contract';
import { placeCounterOrder } from '@thali/shared/counter/place-counter-order.contract';
import { closeShift, getShift, listShiftCloses } from '@thali/shared/counter/shift-close.contract';
import { undoSale } from '@thali/shared/counter/undo-sale.contract';
import { giveFeedback } from '@thali/shared/feedback/feedback.contract';
import { acknowledgeOrder } from '@thali/shared/kitchen/acknowledge-order.contract';
import { acknowledgeOrders } from '@thali/shared/kitchen/acknowledge-orders.contract';
import { changeReadyTime } from '@thali/shared/kitchen/change-ready-time.contract';
import {
  getPushKey,
  removeOrderPushSubscription,
  removePushSubscription,
  saveOrderPushSubscription,
  savePushSubscription,
} from '@thali/shared/kitchen/push.contract';
import { setDoneLines } from '@thali/shared/kitchen/set-done-lines.contract';
import { cancelOrder } from '@thali/shared/orders/cancel-order.contract';
import { changeOrderStatus } from '@thali/shared/orders/change-order-status.contract';
import { endUncollectedOrder } from '@thali/shared/orders/end-uncollected-order.contract';
import { expireOldOrders } from '@thali/shared/orders/expire-old-orders.contract';
import { getOrder } from '@thali/shared/orders/get-order.contract';
import { listOrders } from '@thali/shared/orders/list-orders.contract';
import { moveOrder } from '@thali/shared/orders/move-order.contract';
import { placeOrder } from '@thali/shared/orders/place-order.contract';
import { placeTestOrder } from '@thali/shared/orders/place-test-order.contract';
import { reportNotReady } from '@thali/shared/orders/report-not-ready.contract';
import { listSlots } from '@thali/shared/pre-orders/list-slots.contract';
import { findTable } from '@thali/shared/tables/find-table.contract';
import { listTableCodes } from '@thali/shared/tables/list-table-codes.contract';
import type { HttpRoute } from './route-types.ts';

export const ordersRoutes = [
  {
    contract: placeOrder,
    fn: 'orders',
    access: {
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'Query', 'UpdateItem'],
      secrets: ['order'],
    },
  },
  {
    contract: placeCounterOrder,
    fn: 'orders',
    access: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
  },
  { contract: listSlots, fn: 'orders', access: { table: ['GetItem', 'Query'] } },
  { contract: getShift, fn: 'orders', access: { table: ['GetItem'] } },
  { contract: closeShift, fn: 'orders', access: { table: ['GetItem', 'PutItem'] } },
  { contract: listShiftCloses, fn: 'orders', access: { table: ['Query'] } },
  { contract: undoSale, fn: 'orders', access: { table: ['GetItem', 'PutItem', 'UpdateItem'] } },
  {
    contract: placeTestOrder,
    fn: 'orders',
    access: { table: ['BatchGetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
  },
  {
    contract: getOrder,
    fn: 'orders',
    access: { table: ['GetItem', 'UpdateItem'], secrets: ['order'] },
  },
  {
    contract: listOrders,
    fn: 'orders',
    access: {
      table: ['BatchGetItem', 'GetItem', 'Query'],
      indexes: ['vendorOrders', 'customerOrders', 'ongoingOrders'],
    },
  },
  {
    contract: changeOrderStatus,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  {
    contract: endUncollectedOrder,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  {
    contract: acknowledgeOrder,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem'] },
  },
  {
    contract: acknowledgeOrders,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem'] },
  },
  {
    contract: setDoneLines,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem'] },
  },
  {
    contract: cancelOrder,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'], secrets: ['order'] },
  },
  {
    contract: giveFeedback,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
  },
  {
    contract: reportNotReady,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
  },
  {
    contract: changeReadyTime,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem'] },
  },
  {
    contract: moveOrder,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  { contract: findTable, fn: 'orders', access: { table: ['GetItem'], secrets: ['order'] } },
  { contract: listTableCodes, fn: 'orders', access: { table: ['GetItem'], secrets: ['order'] } },
  {
    contract: expireOldOrders,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['ongoingOrders'] },
  },
  {
    contract: getBill,
    fn: 'orders',
    access: { table: ['GetItem', 'UpdateItem'], secrets: ['order'] },
  },
  { contract: listBills, fn: 'orders', access: { table: ['Query'] } },
  { contract: getPushKey, fn: 'orders', access: { secrets: ['order'] } },
  {
    contract: savePushSubscription,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  { contract: removePushSubscription, fn: 'orders', access: { table: ['GetItem', 'PutItem'] } },
  {
    contract: saveOrderPushSubscription,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
  },
  {
    contract: removeOrderPushSubscription,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
  },
] as const satisfies readonly HttpRoute[];
