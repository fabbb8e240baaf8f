import { adminRoutes } from './admin-routes.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { customersRoutes } from './customers-routes.ts';
import { forecastRoutes } from './forecast-routes.ts';
import { kitchenRoutes } from './kitchen-routes.ts';
import { menuRoutes } from './menu-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { orderPaymentsRoutes } from './order-payments-routes.ts';
import { ordersRoutes } from './orders-routes.ts';
import { outletsRoutes } from './outlets-routes.ts';
import { passesRoutes } from './passes-routes.ts';
import { paymentsRoutes } from './payments-routes.ts';
import { picturesRoutes } from './pictures-routes.ts';
import { platformRoutes } from './platform-routes.ts';
import { qrRoutes } from './qr-routes.ts';
import type {
  Access,
  CatchAllRoute,
  CognitoTrigger,
  FunctionName,
  HttpRoute,
  QueueConsumer,
} from './route-types.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { socketRoutes } from './socket-routes.ts';
import { storefrontRoutes } from './storefront-routes.ts';
import { streamConsumers } from './stream-consumers.ts';
import { teamRoutes } from './team-routes.ts';
import { vendorsRoutes } from './vendors-routes.ts';
import { walletRoutes } from './wallet-routes.ts';

export { scheduledJobs, socketRoutes, streamConsumers };

/**
 * All HTTP routes of the platform. infra builds functions, routes and grants from this table, and local serves it. The
 * API document and the tenancy tests read it. A function imports only its own routes, to keep its bundle small.
 */
export const httpRoutes = [
  ...platformRoutes,
  ...authRoutes,
  ...storefrontRoutes,
  ...vendorsRoutes,
  ...menuRoutes,
  ...picturesRoutes,
  ...qrRoutes,
  ...ordersRoutes,
  ...orderPaymentsRoutes,
  ...kitchenRoutes,
  ...passesRoutes,
  ...teamRoutes,
  ...outletsRoutes,
  ...customersRoutes,
  ...newsletterRoutes,
  ...paymentsRoutes,
  ...walletRoutes,
  ...analyticsRoutes,
  ...forecastRoutes,
  ...adminRoutes,
] as const satisfies readonly HttpRoute[];

/** The routes for all other requests: every HTML document, and the 404 of unknown calls. */
export const catchAllRoutes = [
  {
    routeKey: '$default',
    answers: 'documents',
    fn: 'documents',
    access: {
      table: ['GetItem', 'Query'],
      rows: ['vendors', 'subdomains', 'figures', 'weekMenus'],
    },
  },
  { routeKey: 'ANY /api/{proxy+}', answers: 'unknown-calls', fn: 'platform', access: {} },
] as const satisfies readonly CatchAllRoute[];

export const cognitoTriggers = [
  { trigger: 'defineAuthChallenge', fn: 'auth-challenge', access: {} },
  { trigger: 'createAuthChallenge', fn: 'auth-challenge', access: {} },
  {
    trigger: 'verifyAuthChallengeResponse',
    fn: 'auth-challenge',
    access: { table: ['UpdateItem'], rows: ['signInProofs'] },
  },
] as const satisfies readonly CognitoTrigger[];

export const queueConsumers = [
  {
    name: 'raise-alarms',
    fn: 'raise-alarms',
    queue: 'alarms',
    batchSize: 10,
    // Enough for a hundred orders a second, with ten messages per run. The low number keeps the account's concurrency
    // for guests.
    maxConcurrency: 5,
    // Six times the function's timeout, as AWS recommends.
    visibilitySeconds: 90,
    maxReceives: 6,
    access: {
      table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
      secrets: ['order'],
      queues: ['alarms'],
      sms: true,
    },
  },
] as const satisfies readonly QueueConsumer[];

/** Every route, job, consumer and trigger of the functions. */
export const allRoutes = [
  ...httpRoutes,
  ...catchAllRoutes,
  ...socketRoutes,
  ...scheduledJobs,
  ...streamConsumers,
  ...queueConsumers,
  ...cognitoTriggers,
] as const satisfies readonly { fn: FunctionName; access: Access }[];
