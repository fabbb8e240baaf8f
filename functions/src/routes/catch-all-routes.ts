import type { CatchAllRoute } from './route-types.ts';

/** Behind all others: every HTML document, and the refusal of calls that don't exist. */
export const catchAllRoutes = [
  {
    routeKey: '$default',
    answers: 'documents',
    fn: 'documents',
    access: { table: ['GetItem', 'Query'], rows: ['vendors', 'subdomains', 'figures'] },
  },
  { routeKey: 'ANY /api/{proxy+}', answers: 'unknown-calls', fn: 'platform', access: {} },
] as const satisfies readonly CatchAllRoute[];
