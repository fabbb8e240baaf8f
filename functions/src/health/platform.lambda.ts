import { config } from '../config.ts';
import { httpFunction } from '../http/http-function.ts';
import { platformRoutes } from '../routes/platform-routes.ts';
import { assertWritable } from './assert-writable.table.ts';

export const handler = httpFunction(platformRoutes, {
  getHealth: async () => {
    await assertWritable();
    return { status: 'ok' as const, version: config.release };
  },
});
