import { confirmationAccess, endSessionsAccess } from './common-access.ts';
import type { ScheduledJob } from './route-types.ts';

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
    name: 'cancel-unpaid-orders',
    fn: 'cancel-unpaid-orders',
    expression: 'rate(1 minute)',
    // No retry, because the next run starts within a minute.
    retryAttempts: 0,
    access: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      secrets: ['razorpay'],
      seals: ['Decrypt'],
    },
  },
  {
    name: 'reconcile-payments',
    fn: 'reconcile-payments',
    expression: 'rate(1 minute)',
    // No retry, because the next run starts within a minute.
    retryAttempts: 0,
    access: confirmationAccess,
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
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'], indexes: ['vendorOrders'] },
  },
  {
    name: 'remind-subscribers',
    fn: 'remind-subscribers',
    expression: 'cron(0 9 * * ? *)',
    retryAttempts: 2,
    parts: 4,
    access: { table: ['Query', 'GetItem', 'UpdateItem'], email: true },
  },
  {
    name: 'sweep-pictures',
    fn: 'sweep-pictures',
    expression: 'cron(0 4 * * ? *)',
    retryAttempts: 2,
    access: {
      table: ['Query'],
      rows: ['vendors'],
      pictures: ['ListBucket', 'DeleteObject pictures'],
    },
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
        'ListUsersInGroup',
      ],
      secrets: ['order'],
      email: true,
      emailStatus: true,
    },
  },
  {
    name: 'set-vendor-status',
    fn: 'operations',
    retryAttempts: 0,
    access: { table: ['GetItem', 'PutItem', 'UpdateItem'], email: true },
  },
  {
    name: 'resend-credentials',
    fn: 'operations',
    retryAttempts: 0,
    access: {
      ...endSessionsAccess,
      cognito: ['AdminListGroupsForUser', 'AdminSetUserPassword', 'AdminUserGlobalSignOut'],
      secrets: ['order'],
      email: true,
      emailStatus: true,
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
  {
    name: 'ring-waiting-orders',
    fn: 'operations',
    retryAttempts: 0,
    access: { table: ['Query'], indexes: ['ongoingOrders'], queues: ['alarms'] },
  },
] as const satisfies readonly ScheduledJob[];
