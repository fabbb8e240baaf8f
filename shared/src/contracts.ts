import type { getAdminAnalytics } from './admin/admin-analytics.contract.ts';
import type {
  listAdminVendors,
  listEndingSubscriptions,
  setVendorStatus,
} from './admin/admin-vendors.contract.ts';
import type { listAuditLog } from './admin/audit-log.contract.ts';
import type {
  getDailyAnalytics,
  getOrderSummary,
  getVendorAnalytics,
} from './analytics/analytics.contract.ts';
import type { changePassword } from './auth/change-password.contract.ts';
import type { forgotPassword } from './auth/forgot-password.contract.ts';
import type { getProfile } from './auth/get-profile.contract.ts';
import type { login } from './auth/login.contract.ts';
import type { logout } from './auth/logout.contract.ts';
import type { refreshSession } from './auth/refresh-session.contract.ts';
import type { register } from './auth/register.contract.ts';
import type { requestOtp } from './auth/request-otp.contract.ts';
import type { resetPassword } from './auth/reset-password.contract.ts';
import type { setPassword } from './auth/set-password.contract.ts';
import type { updateProfile } from './auth/update-profile.contract.ts';
import type { verifyOtp } from './auth/verify-otp.contract.ts';
import type { getBill, listBills } from './bills/bill.contract.ts';
import type { getBoard } from './board/get-board.contract.ts';
import type {
  addFavorite,
  mergeFavorites,
  removeFavorite,
} from './customers/favorites.contract.ts';
import type { listCustomers } from './customers/list-customers.contract.ts';
import type {
  getForecast,
  getForecastStatus,
  getPortionForecast,
  getWeeklyForecast,
  retrainForecast,
} from './forecast/forecast.contract.ts';
import type { getHealth } from './http/get-health.contract.ts';
import type { acknowledgeOrder } from './kitchen/acknowledge-order.contract.ts';
import type { cancelUnanswered } from './kitchen/cancel-unanswered.contract.ts';
import type { changeChoiceToday } from './kitchen/change-choice-today.contract.ts';
import type { changeItemToday } from './kitchen/change-item-today.contract.ts';
import type { changeReadyTime } from './kitchen/change-ready-time.contract.ts';
import type { changeRush } from './kitchen/change-rush.contract.ts';
import type { getKitchen } from './kitchen/get-kitchen.contract.ts';
import type {
  createDeviceCode,
  enrollDevice,
  listDevices,
  removeDevice,
  reportDevice,
  ringDevice,
} from './kitchen/kitchen-devices.contract.ts';
import type {
  getPushKey,
  removeOrderPushSubscription,
  removePushSubscription,
  saveOrderPushSubscription,
  savePushSubscription,
} from './kitchen/push.contract.ts';
import type { setDoneLines } from './kitchen/set-done-lines.contract.ts';
import type { changeMenuItems } from './menu/change-menu-items.contract.ts';
import type { getDayMenu, saveDayMenu } from './menu/day-menu.contract.ts';
import type {
  createMenuCategory,
  deleteMenuCategory,
  listMenuCategories,
  updateMenuCategory,
} from './menu/menu-categories.contract.ts';
import type {
  createMenuItem,
  deleteMenuItem,
  listMenuItems,
  updateMenuItem,
} from './menu/menu-items.contract.ts';
import type {
  createOptionGroup,
  deleteOptionGroup,
  listOptionGroups,
  updateOptionGroup,
} from './menu/option-groups.contract.ts';
import type { reorderMenu } from './menu/reorder-menu.contract.ts';
import type { listTakings } from './order-payments/list-takings.contract.ts';
import type { beginOrderPayment, sayPaid } from './order-payments/pay-order.contract.ts';
import type {
  confirmUpi,
  getPaymentSettings,
  removePaymentAccount,
  setPaymentAccount,
  setPaymentMethods,
  setUpi,
} from './order-payments/payment-settings.contract.ts';
import type { markReceived, refundOrder } from './order-payments/receive-order-payment.contract.ts';
import type { changeOrderStatus } from './orders/change-order-status.contract.ts';
import type { endUncollectedOrder } from './orders/end-uncollected-order.contract.ts';
import type { expireOldOrders } from './orders/expire-old-orders.contract.ts';
import type { getOrder } from './orders/get-order.contract.ts';
import type { listOrders } from './orders/list-orders.contract.ts';
import type { placeOrder } from './orders/place-order.contract.ts';
import type { placeTestOrder } from './orders/place-test-order.contract.ts';
import type {
  getPayment,
  listPayments,
  retryProvisioning,
} from './payments/admin-payments.contract.ts';
import type { checkSubdomain } from './payments/check-subdomain.contract.ts';
import type { chooseSubdomain } from './payments/choose-subdomain.contract.ts';
import type { confirmPayment } from './payments/confirm-payment.contract.ts';
import type { createPaymentOrder } from './payments/create-payment-order.contract.ts';
import type { extendHold } from './payments/extend-hold.contract.ts';
import type { getPaymentSession } from './payments/payment-session.contract.ts';
import type { messRazorpayWebhook, razorpayWebhook } from './payments/razorpay-webhook.contract.ts';
import type { createPictureUpload, finishPicture } from './pictures/pictures.contract.ts';
import type { getMenuQr } from './qr/get-menu-qr.contract.ts';
import type { getStorefront } from './storefront/get-storefront.contract.ts';
import type { getBilling, renewSubscription } from './subscriptions/billing.contract.ts';
import type { setGstin } from './subscriptions/set-gstin.contract.ts';
import type { findTable } from './tables/find-table.contract.ts';
import type { listTableCodes } from './tables/list-table-codes.contract.ts';
import type { moveOrder } from './tables/move-order.contract.ts';
import type { createVendor } from './vendors/create-vendor.contract.ts';
import type { deleteVendor } from './vendors/delete-vendor.contract.ts';
import type { getVendor } from './vendors/get-vendor.contract.ts';
import type { getVendorBySubdomain } from './vendors/get-vendor-by-subdomain.contract.ts';
import type { getVendorProfile } from './vendors/get-vendor-profile.contract.ts';
import type { listVendors } from './vendors/list-vendors.contract.ts';
import type { updateVendor } from './vendors/update-vendor.contract.ts';
import type { cancelSettlement, paySettlement } from './wallet/pay-settlement.contract.ts';
import type { listSettlements, listWalletTransactions } from './wallet/wallet-lists.contract.ts';
import type { getWalletOverview } from './wallet/wallet-overview.contract.ts';
import type { getWalletStatement } from './wallet/wallet-statement.contract.ts';

/** The contract of every HTTP call, as a type: the site checks its calls against it without loading a schema. */
export type Contract =
  | typeof acknowledgeOrder
  | typeof addFavorite
  | typeof beginOrderPayment
  | typeof cancelSettlement
  | typeof cancelUnanswered
  | typeof changeChoiceToday
  | typeof changeItemToday
  | typeof changeMenuItems
  | typeof changeOrderStatus
  | typeof changePassword
  | typeof changeReadyTime
  | typeof changeRush
  | typeof checkSubdomain
  | typeof chooseSubdomain
  | typeof confirmPayment
  | typeof confirmUpi
  | typeof createDeviceCode
  | typeof createMenuCategory
  | typeof createMenuItem
  | typeof createOptionGroup
  | typeof createPaymentOrder
  | typeof createPictureUpload
  | typeof createVendor
  | typeof deleteMenuCategory
  | typeof deleteMenuItem
  | typeof deleteOptionGroup
  | typeof deleteVendor
  | typeof endUncollectedOrder
  | typeof enrollDevice
  | typeof expireOldOrders
  | typeof extendHold
  | typeof findTable
  | typeof finishPicture
  | typeof forgotPassword
  | typeof getAdminAnalytics
  | typeof getBill
  | typeof getBilling
  | typeof getBoard
  | typeof getDailyAnalytics
  | typeof getDayMenu
  | typeof getForecast
  | typeof getForecastStatus
  | typeof getHealth
  | typeof getKitchen
  | typeof getMenuQr
  | typeof getOrder
  | typeof getOrderSummary
  | typeof getPayment
  | typeof getPaymentSession
  | typeof getPaymentSettings
  | typeof getPortionForecast
  | typeof getProfile
  | typeof getPushKey
  | typeof getStorefront
  | typeof getVendor
  | typeof getVendorAnalytics
  | typeof getVendorBySubdomain
  | typeof getVendorProfile
  | typeof getWalletOverview
  | typeof getWalletStatement
  | typeof getWeeklyForecast
  | typeof listAdminVendors
  | typeof listAuditLog
  | typeof listBills
  | typeof listCustomers
  | typeof listDevices
  | typeof listEndingSubscriptions
  | typeof listMenuCategories
  | typeof listMenuItems
  | typeof listOptionGroups
  | typeof listOrders
  | typeof listPayments
  | typeof listSettlements
  | typeof listTableCodes
  | typeof listTakings
  | typeof listVendors
  | typeof listWalletTransactions
  | typeof login
  | typeof logout
  | typeof markReceived
  | typeof mergeFavorites
  | typeof messRazorpayWebhook
  | typeof moveOrder
  | typeof paySettlement
  | typeof placeOrder
  | typeof placeTestOrder
  | typeof razorpayWebhook
  | typeof refreshSession
  | typeof refundOrder
  | typeof register
  | typeof removeDevice
  | typeof removeFavorite
  | typeof removeOrderPushSubscription
  | typeof removePaymentAccount
  | typeof removePushSubscription
  | typeof renewSubscription
  | typeof reorderMenu
  | typeof reportDevice
  | typeof requestOtp
  | typeof resetPassword
  | typeof retrainForecast
  | typeof retryProvisioning
  | typeof ringDevice
  | typeof saveDayMenu
  | typeof saveOrderPushSubscription
  | typeof savePushSubscription
  | typeof sayPaid
  | typeof setDoneLines
  | typeof setGstin
  | typeof setPassword
  | typeof setPaymentAccount
  | typeof setPaymentMethods
  | typeof setUpi
  | typeof setVendorStatus
  | typeof updateMenuCategory
  | typeof updateMenuItem
  | typeof updateOptionGroup
  | typeof updateProfile
  | typeof updateVendor
  | typeof verifyOtp;
