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
import { acknowledgeOrder } from './changes/acknowledge-order.ts';
import { cancelUnanswered } from './changes/cancel-unanswered.ts';
import { changeOrderStatus } from './changes/change-order-status.ts';
import { changeReadyTime } from './changes/change-ready-time.ts';
import { endUncollectedOrder } from './changes/end-uncollected-order.ts';
import { moveOrder } from './changes/move-order.ts';
import { setDoneLines } from './changes/set-done-lines.ts';
import { expireOldOrders } from './expiry/expire-old-orders.ts';
import { listOrders } from './listing/list-orders.ts';
import { placeOrder } from './placing/place-order.ts';
import { placeTestOrder } from './placing/place-test-order.ts';
import { getOrder } from './reading/get-order.ts';

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
