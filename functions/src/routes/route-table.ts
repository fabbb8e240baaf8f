import { getAdminAnalytics } from '@thali/shared/admin/admin-analytics.contract';
import {
  listAdminVendors,
  listEndingSubscriptions,
  setVendorStatus,
} from '@thali/shared/admin/admin-vendors.contract';
import { listAuditLog } from '@thali/shared/admin/audit-log.contract';
import {
  getDailyAnalytics,
  getOrderSummary,
  getVendorAnalytics,
} from '@thali/shared/analytics/analytics.contract';
import { changePassword } from '@thali/shared/auth/change-password.contract';
import { forgotPassword } from '@thali/shared/auth/forgot-password.contract';
import { getProfile } from '@thali/shared/auth/get-profile.contract';
import { login } from '@thali/shared/auth/login.contract';
import { logout } from '@thali/shared/auth/logout.contract';
import { refreshSession } from '@thali/shared/auth/refresh-session.contract';
import { register } from '@thali/shared/auth/register.contract';
import { requestOtp } from '@thali/shared/auth/request-otp.contract';
import { resetPassword } from '@thali/shared/auth/reset-password.contract';
import { setPassword } from '@thali/shared/auth/set-password.contract';
import { updateProfile } from '@thali/shared/auth/update-profile.contract';
import { verifyOtp } from '@thali/shared/auth/verify-otp.contract';
import {
  addFavorite,
  mergeFavorites,
  removeFavorite,
} from '@thali/shared/customers/favorites.contract';
import { listCustomers } from '@thali/shared/customers/list-customers.contract';
import {
  getForecast,
  getForecastStatus,
  getPortionForecast,
  getWeeklyForecast,
  retrainForecast,
} from '@thali/shared/forecast/forecast.contract';
import { getHealth } from '@thali/shared/http/get-health.contract';
import { JoinFrame, LeaveFrame, PingFrame } from '@thali/shared/live/live-frames';
import {
  createMenuCategory,
  deleteMenuCategory,
  listMenuCategories,
  updateMenuCategory,
} from '@thali/shared/menu/menu-categories.contract';
import {
  createMenuItem,
  deleteMenuItem,
  listMenuItems,
  updateMenuItem,
} from '@thali/shared/menu/menu-items.contract';
import { reorderMenu } from '@thali/shared/menu/reorder-menu.contract';
import { changeOrderStatus } from '@thali/shared/orders/change-order-status.contract';
import { expireOldOrders } from '@thali/shared/orders/expire-old-orders.contract';
import { getOrder } from '@thali/shared/orders/get-order.contract';
import { listOrders } from '@thali/shared/orders/list-orders.contract';
import { placeOrder } from '@thali/shared/orders/place-order.contract';
import {
  getPayment,
  listPayments,
  retryProvisioning,
} from '@thali/shared/payments/admin-payments.contract';
import { checkSubdomain } from '@thali/shared/payments/check-subdomain.contract';
import { confirmPayment } from '@thali/shared/payments/confirm-payment.contract';
import { createPaymentOrder } from '@thali/shared/payments/create-payment-order.contract';
import { getPaymentSession } from '@thali/shared/payments/payment-session.contract';
import { razorpayWebhook } from '@thali/shared/payments/razorpay-webhook.contract';
import { getMenuQr } from '@thali/shared/qr/get-menu-qr.contract';
import { getStorefront } from '@thali/shared/storefront/get-storefront.contract';
import { getBilling, renewSubscription } from '@thali/shared/subscriptions/billing.contract';
import { createVendor } from '@thali/shared/vendors/create-vendor.contract';
import { deleteVendor } from '@thali/shared/vendors/delete-vendor.contract';
import { getVendor } from '@thali/shared/vendors/get-vendor.contract';
import { getVendorBySubdomain } from '@thali/shared/vendors/get-vendor-by-subdomain.contract';
import { getVendorProfile } from '@thali/shared/vendors/get-vendor-profile.contract';
import { listVendors } from '@thali/shared/vendors/list-vendors.contract';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { cancelSettlement, paySettlement } from '@thali/shared/wallet/pay-settlement.contract';
import {
  listSettlements,
  listWalletTransactions,
} from '@thali/shared/wallet/wallet-lists.contract';
import { getWalletOverview } from '@thali/shared/wallet/wallet-overview.contract';
import { getWalletStatement } from '@thali/shared/wallet/wallet-statement.contract';
import type {
  CatchAllRoute,
  CognitoTrigger,
  FunctionName,
  HttpRoute,
  ScheduledJob,
  SocketRoute,
  StreamConsumer,
} from './route-types.ts';

/** What giving somebody a sign-in takes of the user pool. */
const makeSignIn = ['AdminCreateUser', 'AdminAddUserToGroup', 'AdminSetUserPassword'] as const;

/** What making a vendor of a payment takes. */
const provisioning = {
  table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  cognito: makeSignIn,
  secrets: ['order', 'razorpay'],
  email: true,
} as const;

const changeOwnUser = { table: ['GetItem', 'UpdateItem'], rows: ['users'] } as const;

/** Who follows what over the live link. */
const memberships = ['audiences', 'connections'] as const;

const readWallet = { table: ['GetItem', 'BatchGetItem', 'Query'] } as const;

/**
 * Everything that the platform answers to. infra makes functions, routes and grants of it, local
 * serves the same, the API document and the tenancy tests walk it.
 */
export const httpRoutes = [
  { contract: getHealth, fn: 'platform', access: {} },
  {
    contract: login,
    fn: 'auth',
    access: {
      table: ['GetItem', 'UpdateItem'],
      cognito: ['AdminInitiateAuth', 'RevokeToken'],
    },
  },
  {
    contract: register,
    fn: 'auth',
    access: {
      table: ['PutItem', 'UpdateItem', 'DeleteItem'],
      cognito: [...makeSignIn, 'AdminDeleteUser', 'AdminInitiateAuth', 'RevokeToken'],
    },
  },
  { contract: refreshSession, fn: 'auth', access: { cognito: ['AdminInitiateAuth'] } },
  { contract: logout, fn: 'auth', access: { cognito: ['RevokeToken'] } },
  {
    contract: requestOtp,
    fn: 'auth',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], secrets: ['order'], sms: true },
  },
  {
    contract: verifyOtp,
    fn: 'auth',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      cognito: ['AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'RevokeToken'],
      secrets: ['order'],
    },
  },
  {
    contract: setPassword,
    fn: 'auth',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      cognito: [...makeSignIn, 'AdminInitiateAuth', 'RevokeToken'],
    },
  },
  { contract: getProfile, fn: 'auth', access: { table: ['GetItem'] } },
  { contract: updateProfile, fn: 'auth', access: { table: ['GetItem', 'UpdateItem'] } },
  {
    contract: changePassword,
    fn: 'auth',
    access: {
      table: ['GetItem', 'UpdateItem'],
      cognito: [
        'AdminInitiateAuth',
        'AdminListGroupsForUser',
        'AdminSetUserPassword',
        'AdminUserGlobalSignOut',
        'RevokeToken',
      ],
    },
  },
  {
    contract: forgotPassword,
    fn: 'auth',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      secrets: ['order'],
      sms: true,
      email: true,
    },
  },
  {
    contract: resetPassword,
    fn: 'auth',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      cognito: [
        ...makeSignIn,
        'AdminListGroupsForUser',
        'AdminSetUserMFAPreference',
        'AdminUserGlobalSignOut',
      ],
      secrets: ['order'],
    },
  },
  {
    contract: getStorefront,
    fn: 'storefront',
    access: { table: ['GetItem', 'Query'], rows: ['vendors', 'subdomains'] },
  },
  {
    contract: listVendors,
    fn: 'vendors',
    access: { table: ['GetItem', 'Query', 'BatchGetItem'] },
  },
  { contract: getVendor, fn: 'vendors', access: { table: ['GetItem'] } },
  { contract: getVendorBySubdomain, fn: 'vendors', access: { table: ['GetItem'] } },
  { contract: getVendorProfile, fn: 'vendors', access: { table: ['GetItem'] } },
  { contract: createVendor, fn: 'vendors', access: { table: ['PutItem'] } },
  { contract: updateVendor, fn: 'vendors', access: { table: ['GetItem', 'UpdateItem'] } },
  { contract: deleteVendor, fn: 'vendors', access: { table: ['GetItem', 'UpdateItem'] } },
  { contract: listMenuItems, fn: 'menu', access: { table: ['GetItem', 'Query'] } },
  {
    contract: createMenuItem,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
  },
  { contract: updateMenuItem, fn: 'menu', access: { table: ['GetItem', 'UpdateItem'] } },
  {
    contract: deleteMenuItem,
    fn: 'menu',
    access: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  },
  { contract: listMenuCategories, fn: 'menu', access: { table: ['GetItem', 'Query'] } },
  { contract: createMenuCategory, fn: 'menu', access: { table: ['GetItem', 'Query', 'PutItem'] } },
  { contract: updateMenuCategory, fn: 'menu', access: { table: ['GetItem', 'UpdateItem'] } },
  {
    contract: deleteMenuCategory,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] },
  },
  { contract: reorderMenu, fn: 'menu', access: { table: ['GetItem', 'Query', 'UpdateItem'] } },
  {
    contract: getMenuQr,
    fn: 'qr',
    access: { table: ['GetItem'], rows: ['vendors', 'users'] },
  },
  {
    contract: placeOrder,
    fn: 'orders',
    access: { table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'], secrets: ['order'] },
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
      table: ['BatchGetItem', 'GetItem'],
      indexes: ['vendorOrders', 'customerOrders', 'ongoingOrders'],
    },
  },
  {
    contract: changeOrderStatus,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  {
    contract: expireOldOrders,
    fn: 'orders',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], indexes: ['ongoingOrders'] },
  },
  { contract: addFavorite, fn: 'customers', access: changeOwnUser },
  { contract: removeFavorite, fn: 'customers', access: changeOwnUser },
  { contract: mergeFavorites, fn: 'customers', access: changeOwnUser },
  { contract: checkSubdomain, fn: 'payments', access: { table: ['GetItem'] } },
  {
    contract: createPaymentOrder,
    fn: 'payments',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      secrets: ['order', 'razorpay'],
    },
  },
  { contract: confirmPayment, fn: 'payments', access: provisioning },
  { contract: razorpayWebhook, fn: 'payments', access: provisioning },
  {
    contract: getPaymentSession,
    fn: 'payments',
    access: { table: ['GetItem'], secrets: ['order'] },
  },
  { contract: listPayments, fn: 'payments', access: { table: ['Query', 'BatchGetItem'] } },
  { contract: getPayment, fn: 'payments', access: { table: ['GetItem'] } },
  { contract: retryProvisioning, fn: 'payments', access: provisioning },
  { contract: getBilling, fn: 'payments', access: { table: ['GetItem', 'Query'] } },
  {
    contract: renewSubscription,
    fn: 'payments',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      secrets: ['order', 'razorpay'],
    },
  },
  { contract: getWalletOverview, fn: 'wallet', access: readWallet },
  { contract: listWalletTransactions, fn: 'wallet', access: readWallet },
  { contract: listSettlements, fn: 'wallet', access: { table: ['GetItem', 'Query'] } },
  { contract: getWalletStatement, fn: 'wallet', access: readWallet },
  {
    contract: paySettlement,
    fn: 'wallet',
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      secrets: ['order', 'razorpay'],
    },
  },
  {
    contract: cancelSettlement,
    fn: 'wallet',
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  {
    contract: getVendorAnalytics,
    fn: 'analytics',
    access: { table: ['GetItem', 'Query'] },
  },
  { contract: getDailyAnalytics, fn: 'analytics', access: { table: ['GetItem', 'Query'] } },
  { contract: getOrderSummary, fn: 'analytics', access: { table: ['GetItem', 'Query'] } },
  { contract: listCustomers, fn: 'analytics', access: { table: ['GetItem', 'Query'] } },
  { contract: getForecast, fn: 'forecast', access: { table: ['GetItem'] } },
  { contract: getWeeklyForecast, fn: 'forecast', access: { table: ['GetItem'] } },
  { contract: getForecastStatus, fn: 'forecast', access: { table: ['GetItem'] } },
  { contract: getPortionForecast, fn: 'forecast', access: { table: ['GetItem'] } },
  {
    contract: retrainForecast,
    fn: 'forecast',
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
  },
  { contract: getAdminAnalytics, fn: 'admin', access: { table: ['Query'] } },
  { contract: listAdminVendors, fn: 'admin', access: { table: ['Query', 'BatchGetItem'] } },
  { contract: setVendorStatus, fn: 'admin', access: { table: ['GetItem', 'UpdateItem'] } },
  { contract: listEndingSubscriptions, fn: 'admin', access: { table: ['Query'] } },
  { contract: listAuditLog, fn: 'admin', access: { table: ['Query', 'GetItem'] } },
] as const satisfies readonly HttpRoute[];

/** Behind all others: every HTML document, and the refusal of calls that don't exist. */
export const catchAllRoutes = [
  {
    routeKey: '$default',
    answers: 'documents',
    fn: 'documents',
    access: { table: ['GetItem', 'Query'], rows: ['vendors', 'subdomains'] },
  },
  { routeKey: 'ANY /api/{proxy+}', answers: 'unknown-calls', fn: 'platform', access: {} },
] as const satisfies readonly CatchAllRoute[];

export const socketRoutes = [
  { routeKey: '$connect', fn: 'live', access: {} },
  {
    routeKey: 'join',
    fn: 'live',
    frame: JoinFrame,
    access: {
      table: ['GetItem', 'Query', 'UpdateItem', 'BatchWriteItem'],
      rows: ['vendors', 'orders', 'users', 'orderProofTries', ...memberships],
      secrets: ['order'],
      sockets: true,
    },
  },
  {
    routeKey: 'leave',
    fn: 'live',
    frame: LeaveFrame,
    access: { table: ['Query', 'BatchWriteItem'], rows: memberships, sockets: true },
  },
  { routeKey: 'ping', fn: 'live', frame: PingFrame, access: { sockets: true } },
  { routeKey: '$default', fn: 'live', access: { sockets: true } },
  {
    routeKey: '$disconnect',
    fn: 'live',
    access: { table: ['Query', 'BatchWriteItem'], rows: memberships },
  },
] as const satisfies readonly SocketRoute[];

export const scheduledJobs = [
  {
    name: 'expire-orders',
    fn: 'expire-orders',
    expression: 'rate(1 hour)',
    retryAttempts: 2,
    access: {
      table: ['Query', 'GetItem', 'PutItem', 'UpdateItem'],
      indexes: ['ongoingOrders'],
    },
  },
  {
    name: 'settle-payments',
    fn: 'settle-payments',
    expression: 'rate(10 minutes)',
    retryAttempts: 1,
    access: { ...provisioning, table: [...provisioning.table, 'Query'] },
  },
  {
    name: 'recount-wallets',
    fn: 'recount-wallets',
    retryAttempts: 0,
    access: { table: ['GetItem', 'Query'], indexes: ['vendorOrders'] },
  },
  {
    name: 'rebuild-projections',
    fn: 'rebuild-projections',
    retryAttempts: 0,
    access: {
      table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
      indexes: ['vendorOrders'],
    },
  },
  {
    name: 'retrain-forecasts',
    fn: 'retrain-forecasts',
    expression: 'cron(0 3 * * ? *)',
    retryAttempts: 1,
    parts: 8,
    access: { table: ['GetItem', 'Query', 'PutItem'] },
  },
  {
    name: 'remind-subscribers',
    fn: 'remind-subscribers',
    expression: 'cron(0 9 * * ? *)',
    retryAttempts: 2,
    access: { table: ['Query', 'GetItem', 'UpdateItem'], email: true },
  },
  {
    name: 'create-admin',
    fn: 'operations',
    retryAttempts: 0,
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      cognito: [
        'AdminAddUserToGroup',
        'AdminCreateUser',
        'AdminDeleteUser',
        'AdminListGroupsForUser',
        'AdminSetUserPassword',
      ],
      secrets: ['order'],
      email: true,
    },
  },
  {
    name: 'set-vendor-status',
    fn: 'operations',
    retryAttempts: 0,
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'] },
  },
  {
    name: 'resend-credentials',
    fn: 'operations',
    retryAttempts: 0,
    access: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      cognito: [
        'AdminListGroupsForUser',
        'AdminSetUserMFAPreference',
        'AdminSetUserPassword',
        'AdminUserGlobalSignOut',
      ],
      secrets: ['order'],
      email: true,
    },
  },
  {
    name: 'export-customer',
    fn: 'operations',
    retryAttempts: 0,
    access: {
      table: ['BatchGetItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
      indexes: ['customerOrders', 'vendorOrders'],
      cognito: ['AdminListGroupsForUser'],
      secrets: ['order'],
    },
  },
  {
    name: 'erase-customer',
    fn: 'operations',
    retryAttempts: 0,
    access: {
      table: [
        'BatchGetItem',
        'BatchWriteItem',
        'DeleteItem',
        'GetItem',
        'PutItem',
        'Query',
        'UpdateItem',
      ],
      indexes: ['customerOrders', 'vendorOrders'],
      cognito: ['AdminDeleteUser', 'AdminListGroupsForUser'],
      secrets: ['order'],
    },
  },
] as const satisfies readonly ScheduledJob[];

export const streamConsumers = [
  {
    name: 'broadcast',
    fn: 'broadcast',
    filters: [
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { SK: { S: ['O'] } } } },
      {
        dynamodb: {
          Keys: { SK: { S: ['PROFILE', { prefix: 'ITEM#' }, { prefix: 'CATEGORY#' }] } },
        },
      },
    ],
    batchSize: 100,
    retryAttempts: 3,
    maxRecordAgeSeconds: 300,
    access: {
      table: ['GetItem', 'Query', 'BatchWriteItem'],
      rows: ['vendors', ...memberships],
      sockets: true,
    },
  },
  {
    name: 'project-orders',
    fn: 'project-orders',
    filters: [{ eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { SK: { S: ['O'] } } } }],
    batchSize: 100,
    // A record that can't be read holds its shard up for so long; what passes is tried again within a run.
    retryAttempts: 2,
    // As long as the stream keeps a record: a late figure is better than a wrong one.
    maxRecordAgeSeconds: 86_400,
    access: { table: ['BatchGetItem', 'PutItem', 'UpdateItem'] },
  },
] as const satisfies readonly StreamConsumer[];

export const cognitoTriggers = [
  { trigger: 'defineAuthChallenge', fn: 'auth-challenge', access: {} },
  { trigger: 'createAuthChallenge', fn: 'auth-challenge', access: {} },
  {
    trigger: 'verifyAuthChallengeResponse',
    fn: 'auth-challenge',
    access: { table: ['UpdateItem'], rows: ['signInProofs'] },
  },
] as const satisfies readonly CognitoTrigger[];

type Route = (typeof httpRoutes)[number];
export type HttpFunctionName = Route['fn'];
export type RouteNameOf<Fn extends HttpFunctionName> = Extract<
  Route,
  { fn: Fn }
>['contract']['name'];
export type RouteNamed<Name extends string> = Extract<Route, { contract: { name: Name } }>;

export function routesOf(fn: FunctionName): HttpRoute[] {
  const routes: readonly HttpRoute[] = httpRoutes;
  return routes.filter((route) => route.fn === fn);
}
