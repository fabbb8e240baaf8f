import type { CatchAllRoute } from './route-types.ts';

/** The routes for all other requests: every HTML document, and the 404 of unknown calls. */
export const catchAllRoutes = [
  {
    routeKey: '$default',
    answers: 'documents',
    fn: 'documents',
    access: { table: ['GetItem', 'Query'], rows: ['vendors', 'subdomains', 'figures'] },
  },
  { routeKey: 'ANY /api/{proxy+}', answers: 'unknown-calls', fn: 'platform', access: {} },
] as const satisfies readonly CatchAllRoute[];
