import { getHealth } from '@thali/shared/http/get-health.contract';
import type { HttpRoute } from './route-types.ts';

export const platformRoutes = [
  {
    contract: getHealth,
    fn: 'platform',
    access: { table: ['PutItem'], rows: ['health'] },
  },
] as const satisfies readonly HttpRoute[];
