import { getBill } from '../bills/get-bill.ts';
import { listBills } from '../bills/list-bills.ts';
import { httpFunction } from '../http/http-function.ts';
import { getPushKey } from '../push/get-push-key.ts';
import {
  removeOrderPushSubscription,
  removePushSubscription,
  saveOrderPushSubscription,
  savePushSubscription,
} from '../push/save-push-subscription.ts';
import { ordersRoutes } from '../routes/orders-routes.ts';
import { findTable } from '../tables/find-table.ts';
import { listTableCodes } from '../tables/list-table-codes.ts';
import { acknowledgeOrder } from './acknowledge-order.ts';
import { cancelUnanswered } from './cancel-unanswered.ts';
import { changeOrderStatus } from './change-order-status.ts';
import { changeReadyTime } from './change-ready-time.ts';
import { endUncollectedOrder } from './end-uncollected-order.ts';
import { expireOldOrders } from './expire-old-orders.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { moveOrder } from './move-order.ts';
import { placeOrder } from './place-order.ts';
import { placeTestOrder } from './place-test-order.ts';
import { setDoneLines } from './set-done-lines.ts';

export const handler = httpFunction(ordersRoutes, {
  acknowledgeOrder,
  cancelUnanswered,
  changeOrderStatus,
  changeReadyTime,
  endUncollectedOrder,
  expireOldOrders,
  findTable,
  getBill,
  getOrder,
  getPushKey,
  listBills,
  listOrders,
  listTableCodes,
  moveOrder,
  placeOrder,
  placeTestOrder,
  setDoneLines,
  removeOrderPushSubscription,
  removePushSubscription,
  saveOrderPushSubscription,
  savePushSubscription,
});
