import { config } from '../config.ts';
import { httpFunction } from '../http/http-function.ts';

export const handler = httpFunction('platform', {
  getHealth: async () => ({ status: 'ok', version: config.release }),
});
