import { config } from '../config.ts';
import { httpFunction } from '../http/http-function.ts';
import { platformRoutes } from '../routes/platform-routes.ts';

export const handler = httpFunction(platformRoutes, {
  getHealth: async () => ({ status: 'ok' as const, version: config.release }),
});
