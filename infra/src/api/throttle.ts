import type { socketRoutes } from '@thali/functions/routes/route-table';

type SocketRouteKey = (typeof socketRoutes)[number]['routeKey'];

/**
 * Limits on the requests per second of a whole stage. They are below the account default of 10,000, so that an
 * attack on one stage leaves capacity for the others.
 */
export const throttle = {
  http: { rateLimit: 4000, burstLimit: 2000 },
  socket: { rateLimit: 2000, burstLimit: 1000 },
};

/**
 * Limits of single routes of the WebSocket API. A flood of pings or unknown frames cannot use up the stage's limit,
 * so joins still succeed.
 */
export const routeThrottle: Partial<Record<SocketRouteKey, typeof throttle.socket>> = {
  ping: { rateLimit: 500, burstLimit: 500 },
  leave: { rateLimit: 500, burstLimit: 500 },
  $default: { rateLimit: 50, burstLimit: 50 },
};
