import type { HttpMiddleware } from './pipeline.ts';

/** The gateway hands cookies over as `name=value` strings. */
export function parseCookies(): HttpMiddleware {
  return {
    before: ({ event }) => {
      for (const cookie of event.cookies ?? []) {
        const cut = cookie.indexOf('=');
        if (cut > 0) event.state.cookies[cookie.slice(0, cut).trim()] = cookie.slice(cut + 1);
      }
    },
  };
}
