import { listBills } from '../bills/list-bills.ts';
import { closeShift, getShift, listShiftCloses } from '../counter/close-shift.ts';
import { placeCounterOrder } from '../counter/place-counter-order.ts';
import { undoSale } from '../counter/undo-sale.ts';
import { giveFeedback } from '../feedback/give-feedback.ts';
import { httpFunction } from '../http/http-function.ts';
import { acknowledgeOrder } from '../orders/changes/acknowledge-order.ts';
import { acknowledgeOrders } from '../orders/changes/acknowledge-orders.ts';
import { cancelOrder } from '../orders/changes/cancel-order.ts';
import { changeOrderStatus } from '../orders/changes/change-order-status.ts';
import { changeReadyTime } from '../orders/changes/change-ready-time.ts';
import { endUncollectedOrder } from '../orders/changes/end-uncollected-order.ts';
import { moveOrder } from '../orders/changes/move-order.ts';
import { reportNotReady } from '../orders/changes/report-not-ready.ts';
import { setDoneLines } from '../orders/changes/set-done-lines.ts';
import { expireOldOrders } from '../orders/expiry/expire-old-orders.ts';
import { listOrders } from '../orders/listing/list-orders.ts';
import { listSlots } from '../orders/listing/list-slots.ts';
import { placeOrder } from '../orders/placing/place-order.ts';
import { placeTestOrder } from '../orders/placing/place-test-order.ts';
import { getBill } from '../orders/reading/get-bill.ts';
import { getOrder } from '../orders/reading/get-order.ts';
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

export const handler = httpFunction(ordersRoutes, {
  acknowledgeOrder,
  acknowledgeOrders,
  cancelOrder,
  changeOrderStatus,
  changeReadyTime,
  closeShift,
  endUncollectedOrder,
  expireOldOrders,
  findTable,
  getBill,
  getOrder,
  getPushKey,
  getShift,
  giveFeedback,
  listBills,
  listOrders,
  listShiftCloses,
  listSlots,
  listTableCodes,
  moveOrder,
  placeCounterOrder,
  placeOrder,
  placeTestOrder,
  reportNotReady,
  setDoneLines,
  removeOrderPushSubscription,
  removePushSubscription,
  saveOrderPushSubscription,
  savePushSubscription,
  undoSale,
});
