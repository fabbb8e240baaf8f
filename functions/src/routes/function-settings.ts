import type { FunctionName, FunctionSettings } from './route-types.ts';

const pool = ['USER_POOL_ID', 'CLIENT_ID_STUDENT', 'CLIENT_ID_VENDOR', 'CLIENT_ID_ADMIN'] as const;
/** What checking a bearer token takes. */
const tokens = ['TABLE_NAME', ...pool, 'JWKS_URL'] as const;

/** What answering HTTP calls takes. */
const http = [...tokens, 'EDGE_SECRET'] as const;

/** What sending texts takes. */
const texts = [
  'SMS_ENTITY_ID',
  'SMS_TEMPLATE_ID',
  'SMS_ORIGINATION_IDENTITY',
  'SMS_MAX_PRICE',
  'SMS_TIME_TO_LIVE',
] as const;

/** What sending codes takes, beside e-mail. */
const messages = [
  ...texts,
  'SMS_NOTICE_TEMPLATE_ID',
  'PLATFORM_DOMAIN',
  'OTP_SENDS_PER_ADDRESS_HOUR',
  'OTP_SENDS_PER_ADDRESS_DAY',
  'OTP_SENDS_PER_PHONE_DAY',
  'OTP_SENDS_PER_PREFIX_HOUR',
  'OTP_SENDS_PER_COUNTRY_DAY',
  'OTP_SENDS_PER_MESS_DAY',
  'OTP_SENDS_PER_DAY',
] as const;

/** What one caller may order. */
const orderLimits = [
  'ORDERS_UNPROVEN_PER_PHONE',
  'ORDERS_UNPROVEN_PER_ADDRESS',
  'ORDERS_UNPROVEN_PORTIONS',
  'ORDERS_PER_PROVEN_PHONE',
] as const;

/** What telling an owner of a status, a plan or a change of the account takes. */
const notices = ['EMAIL_FROM', 'SITE_URL', 'SUPPORT_EMAIL'] as const;

/** What fulfilling a payment takes. */
const fulfilment = [
  'ORDER_SECRET_ID',
  'RAZORPAY_SECRET_ID',
  'RAZORPAY_URL',
  'RECEIPT_ISSUER',
  'EMAIL_FROM',
  'SITE_URL',
] as const;

/** How each function is built and run. */
export const functionSettings: Record<FunctionName, FunctionSettings> = {
  platform: {
    entry: 'health/platform.lambda',
    memoryMb: 256,
    timeoutSeconds: 15,
    environment: [...http, 'RELEASE'],
  },
  auth: {
    entry: 'auth/auth.lambda',
    memoryMb: 512,
    // Two steps of a challenge take 8 s each at most; the HTTP API waits for 30 s.
    timeoutSeconds: 25,
    environment: [...http, 'ORDER_SECRET_ID', 'WEBSOCKET_URL', ...messages, ...notices],
  },
  storefront: {
    entry: 'storefront/storefront.lambda',
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: http,
  },
  documents: {
    entry: 'documents/documents.lambda',
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: [
      'TABLE_NAME',
      'PLATFORM_DOMAIN',
      'SITE_DOCUMENTS',
      'INACTIVITY_LIMITS',
      'SUPPORT_EMAIL',
      'PICTURE_UPLOAD_URL',
    ],
    carriesDocuments: true,
  },
  vendors: {
    entry: 'vendors/vendors.lambda',
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: [...http, ...notices],
  },
  menu: {
    entry: 'menu/menu.lambda',
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: http,
  },
  pictures: {
    entry: 'pictures/pictures.lambda',
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: [...http, 'PICTURE_BUCKET', 'PICTURE_UPLOAD_URL'],
  },
  qr: {
    entry: 'qr/qr.lambda',
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: [...http, 'SITE_URL'],
  },
  orders: {
    entry: 'orders/orders.lambda',
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: [...http, 'ORDER_SECRET_ID', 'PUSH_ORIGIN', ...orderLimits],
  },
  kitchen: {
    entry: 'kitchen/kitchen.lambda',
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: [...http, 'SITE_URL', 'WEBSOCKET_URL'],
  },
  customers: {
    entry: 'customers/customers.lambda',
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: http,
  },
  payments: {
    entry: 'payments/payments.lambda',
    memoryMb: 512,
    timeoutSeconds: 20,
    environment: [...http, ...fulfilment, 'SEAL_KEY_ID'],
  },
  'order-payments': {
    entry: 'order-payments/order-payments.lambda',
    memoryMb: 512,
    timeoutSeconds: 20,
    environment: [
      ...http,
      'ORDER_SECRET_ID',
      'RAZORPAY_SECRET_ID',
      'RAZORPAY_URL',
      'SEAL_KEY_ID',
      ...texts,
      'SMS_NOTICE_TEMPLATE_ID',
      ...notices,
    ],
  },
  wallet: {
    entry: 'wallet/wallet.lambda',
    memoryMb: 512,
    timeoutSeconds: 20,
    environment: [...http, 'ORDER_SECRET_ID', 'RAZORPAY_SECRET_ID', 'RAZORPAY_URL'],
  },
  analytics: {
    entry: 'analytics/analytics.lambda',
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: http,
  },
  forecast: {
    entry: 'forecast/forecast.lambda',
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: http,
  },
  admin: {
    entry: 'admin/admin.lambda',
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: [...http, ...notices],
  },
  live: {
    entry: 'live/live.lambda',
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: [...tokens, 'EDGE_SECRET', 'ORDER_SECRET_ID', 'WEBSOCKET_URL'],
  },
  broadcast: {
    entry: 'live/broadcast.lambda',
    // A whole processor: signing a post takes longer than its answer.
    memoryMb: 1769,
    timeoutSeconds: 60,
    environment: ['TABLE_NAME', 'WEBSOCKET_URL', 'ALARM_QUEUE_URL'],
  },
  'raise-alarms': {
    entry: 'alarm/raise-alarms.lambda',
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: [
      'TABLE_NAME',
      'ORDER_SECRET_ID',
      'ALARM_QUEUE_URL',
      'PUSH_ORIGIN',
      'PLATFORM_DOMAIN',
      'SUPPORT_EMAIL',
      'SMS_ALARM_TEMPLATE_ID',
      ...texts,
    ],
  },
  'project-orders': {
    entry: 'analytics/project-orders.lambda',
    memoryMb: 512,
    timeoutSeconds: 60,
    environment: ['TABLE_NAME', 'ORDERS_UNPROVEN_WAITING'],
  },
  'expire-orders': {
    entry: 'orders/expiry/expire-orders.lambda',
    memoryMb: 512,
    timeoutSeconds: 300,
    environment: ['TABLE_NAME'],
  },
  'cancel-unpaid-orders': {
    entry: 'order-payments/cancel-unpaid-orders.lambda',
    memoryMb: 512,
    timeoutSeconds: 60,
    environment: ['TABLE_NAME', 'RAZORPAY_SECRET_ID', 'RAZORPAY_URL', 'SEAL_KEY_ID'],
  },
  'reconcile-payments': {
    entry: 'payments/reconcile-payments.lambda',
    memoryMb: 512,
    timeoutSeconds: 300,
    environment: ['TABLE_NAME', 'USER_POOL_ID', ...fulfilment, 'SEAL_KEY_ID'],
  },
  'recount-wallets': {
    entry: 'operations/recount-wallets.lambda',
    memoryMb: 1024,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME'],
  },
  'rebuild-projections': {
    entry: 'operations/rebuild-projections.lambda',
    memoryMb: 1024,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME'],
  },
  'retrain-forecasts': {
    entry: 'forecast/retrain-forecasts.lambda',
    memoryMb: 1769,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME'],
  },
  'remind-subscribers': {
    entry: 'subscriptions/remind-subscribers.lambda',
    memoryMb: 512,
    timeoutSeconds: 300,
    environment: ['TABLE_NAME', ...notices],
  },
  'sweep-pictures': {
    entry: 'pictures/sweep-pictures.lambda',
    memoryMb: 512,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME', 'PICTURE_BUCKET'],
  },
  operations: {
    entry: 'operations/operations.lambda',
    memoryMb: 1024,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME', 'USER_POOL_ID', 'ORDER_SECRET_ID', 'WEBSOCKET_URL', ...notices],
  },
  'auth-challenge': {
    entry: 'auth/auth-challenge.lambda',
    // Cognito waits five seconds, a cold start included; CPU comes with memory.
    memoryMb: 1024,
    timeoutSeconds: 5,
    environment: ['TABLE_NAME'],
  },
};
