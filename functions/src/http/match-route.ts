import { AppError } from '@thali/shared/http/app-error';
import { addLogKeys } from '../logs/log-context.ts';
import { guest, logKeysOf } from './actor.ts';
import type { HttpEvent, HttpMiddleware, MatchedRoute } from './pipeline.ts';

/** Finds the contract for the gateway's route key and creates the request's state. */
export function matchRoute(routes: ReadonlyMap<string, MatchedRoute>): HttpMiddleware {
  return {
    before: ({ event }) => {
      const route = routes.get(event.routeKey);
      if (!route) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
      addLogKeys({ route: route.contract.name, ...logKeysOf(guest) });
      event.state = {
        requestId: event.requestContext.requestId,
        route,
        cookies: cookiesOf(event),
        body: undefined,
        actor: guest,
        input: undefined,
        responseHeaders: {},
        responseCookies: [],
      };
    },
  };
}

/** The gateway sends cookies as `name=value` texts. */
function cookiesOf({ cookies = [] }: HttpEvent): Record<string, string> {
  const pairs = cookies.flatMap((cookie) => {
    const equalsIndex = cookie.indexOf('=');
    return equalsIndex > 0
      ? [[cookie.slice(0, equalsIndex).trim(), cookie.slice(equalsIndex + 1)]]
      : [];
  });
  return Object.fromEntries(pairs);
}
