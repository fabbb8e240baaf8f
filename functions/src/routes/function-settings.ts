import type { FunctionName, FunctionSettings } from './route-types.ts';

const pool = ['USER_POOL_ID', 'CLIENT_ID_STUDENT', 'CLIENT_ID_VENDOR', 'CLIENT_ID_ADMIN'] as const;
/** The environment to check a bearer token. */
const tokens = ['TABLE_NAME', ...pool, 'JWKS_URL'] as const;

/** The environment to answer HTTP calls. */
const http = [...tokens, 'EDGE_SECRET'] as const;

/** The environment to send SMS. */
const texts = [
  'SMS_ENTITY_ID',
  'SMS_TEMPLATE_ID',
  'SMS_ORIGINATION_IDENTITY',
  'SMS_MAX_PRICE',
  'SMS_TIME_TO_LIVE',
] as const;

/** The environment to send codes by SMS. */
const codes = [
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

/** The environment to limit the orders of one caller. */
const orderLimits = [
  'ORDERS_UNPROVEN_PER_PHONE',
  'ORDERS_UNPROVEN_PER_ADDRESS',
  'ORDERS_UNPROVEN_PORTIONS',
  'ORDERS_PER_PROVEN_PHONE',
] as const;

/** The environment to e-mail an owner about a status, a plan or a change of the account. */
const notices = ['EMAIL_FROM', 'SITE_URL', 'SUPPORT_EMAIL'] as const;

/** The environment to fulfil a payment. */
const fulfilment = [
  'ORDER_SECRET_ID',
  'RAZORPAY_SECRET_ID',
  'RAZORPAY_URL',
  'RECEIPT_ISSUER',
  'EMAIL_FROM',
  'SITE_URL',
] as const;

/** The file below functions/src that exports the function's `handler`. */
export function entryFile(fn: FunctionName): string {
  return `lambdas/${fn}.lambda.ts`;
}

/** The memory, timeout and environment of each function. */
export const functionSettings: Record<FunctionName, FunctionSettings> = {
  platform: {
    memoryMb: 256,
    timeoutSeconds: 15,
    environment: [...http, 'RELEASE'],
  },
  auth: {
    memoryMb: 512,
    // Two steps of a challenge take up to 8 s each; the HTTP API waits for 30 s.
    timeoutSeconds: 25,
    environment: [...http, 'ORDER_SECRET_ID', 'WEBSOCKET_URL', ...codes, ...notices],
  },
  storefront: {
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: http,
  },
  documents: {
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: [
      'TABLE_NAME',
      'EDGE_SECRET',
      'PLATFORM_DOMAIN',
      'SITE_DOCUMENTS',
      'INACTIVITY_LIMITS',
      'SUPPORT_EMAIL',
      'PICTURE_UPLOAD_URL',
    ],
    hasDocuments: true,
  },
  vendors: {
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: [...http, ...notices],
  },
  menu: {
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: http,
  },
  pictures: {
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: [...http, 'PICTURE_BUCKET', 'PICTURE_UPLOAD_URL'],
  },
  qr: {
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: [...http, 'SITE_URL'],
  },
  orders: {
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: [...http, 'ORDER_SECRET_ID', 'PUSH_ORIGIN', ...orderLimits],
  },
  kitchen: {
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: [...http, 'SITE_URL', 'WEBSOCKET_URL'],
  },
  team: {
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: [...http, 'ORDER_SECRET_ID', 'WEBSOCKET_URL', 'EMAIL_FROM', 'SITE_URL'],
  },
  passes: {
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: [...http, 'ORDER_SECRET_ID'],
  },
  customers: {
    memoryMb: 512,
    timeoutSeconds: 10,
    environment: http,
  },
  payments: {
    memoryMb: 512,
    timeoutSeconds: 20,
    environment: [...http, ...fulfilment, 'SEAL_KEY_ID'],
  },
  'order-payments': {
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
      'SMS_ORDER_TEMPLATE_ID',
      ...notices,
    ],
  },
  wallet: {
    memoryMb: 512,
    timeoutSeconds: 20,
    environment: [...http, 'ORDER_SECRET_ID', 'RAZORPAY_SECRET_ID', 'RAZORPAY_URL'],
  },
  analytics: {
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: http,
  },
  forecast: {
    memoryMb: 1024,
    timeoutSeconds: 15,
    environment: http,
  },
  admin: {
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: [...http, ...notices],
  },
  live: {
    memoryMb: 512,
    timeoutSeconds: 15,
    environment: [...tokens, 'EDGE_SECRET', 'ORDER_SECRET_ID', 'WEBSOCKET_URL'],
  },
  broadcast: {
    // Needs a whole CPU, because signing a post takes longer than waiting for its answer.
    memoryMb: 1769,
    timeoutSeconds: 60,
    environment: ['TABLE_NAME', 'WEBSOCKET_URL', 'ALARM_QUEUE_URL'],
  },
  'raise-alarms': {
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
    memoryMb: 512,
    timeoutSeconds: 60,
    environment: ['TABLE_NAME', 'ORDERS_UNPROVEN_WAITING'],
  },
  'expire-orders': {
    memoryMb: 512,
    timeoutSeconds: 300,
    environment: ['TABLE_NAME'],
  },
  'cancel-unpaid-orders': {
    memoryMb: 512,
    timeoutSeconds: 60,
    environment: ['TABLE_NAME', 'RAZORPAY_SECRET_ID', 'RAZORPAY_URL', 'SEAL_KEY_ID'],
  },
  'reconcile-payments': {
    memoryMb: 512,
    timeoutSeconds: 120,
    environment: ['TABLE_NAME', 'USER_POOL_ID', ...fulfilment, 'SEAL_KEY_ID'],
  },
  'recount-wallets': {
    memoryMb: 1024,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME'],
  },
  'rebuild-projections': {
    memoryMb: 1024,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME'],
  },
  'retrain-forecasts': {
    memoryMb: 1769,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME'],
  },
  'remind-subscribers': {
    memoryMb: 512,
    timeoutSeconds: 300,
    environment: ['TABLE_NAME', ...notices],
  },
  'sweep-pictures': {
    memoryMb: 512,
    timeoutSeconds: 900,
    environment: ['TABLE_NAME', 'PICTURE_BUCKET'],
  },
  operations: {
    memoryMb: 1024,
    timeoutSeconds: 900,
    environment: [
      'TABLE_NAME',
      'USER_POOL_ID',
      'ORDER_SECRET_ID',
      'WEBSOCKET_URL',
      'ALARM_QUEUE_URL',
      ...notices,
    ],
  },
  'auth-challenge': {
    // Cognito waits only five seconds, including a cold start. More memory brings more CPU.
    memoryMb: 1024,
    timeoutSeconds: 5,
    environment: ['TABLE_NAME'],
  },
};
