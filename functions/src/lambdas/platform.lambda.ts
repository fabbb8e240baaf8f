import { config } from '../config.ts';
import { assertWritable } from '../health/assert-writable.table.ts';
import { httpFunction } from '../http/http-function.ts';
import { platformRoutes } from '../routes/platform-routes.ts';

export const handler = httpFunction(platformRoutes, {
  getHealth: async () => {
    await assertWritable();
    return { status: 'ok' as const, version: config.release };
  },
});
