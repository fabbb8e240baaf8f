import { AppError } from '@thali/shared/http/app-error';
import { noteForLog } from '../logs/log-context.ts';
import { guest, logKeysOf } from './actor.ts';
import type { HttpMiddleware, MatchedRoute } from './pipeline.ts';

/** Finds the contract behind the gateway's route key and begins the request's state. */
export function matchRoute(routes: ReadonlyMap<string, MatchedRoute>): HttpMiddleware {
  return {
    before: ({ event }) => {
      const route = routes.get(event.routeKey);
      if (!route) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
      noteForLog({ route: route.contract.name, ...logKeysOf(guest) });
      event.state = {
        requestId: event.requestContext.requestId,
        route,
        cookies: {},
        body: undefined,
        actor: guest,
        input: undefined,
        responseHeaders: {},
        responseCookies: [],
      };
    },
  };
}
