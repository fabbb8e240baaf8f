import { AppError } from '@thali/shared/http/app-error';
import { isEdge } from './caller-address.ts';
import type { HttpMiddleware } from './pipeline.ts';

/** The gateway's own host name is open to anyone: past the edge there is no firewall. Rule: security-8 */
export function requireEdge(): HttpMiddleware {
  return {
    before: ({ event }) => {
      if (isEdge(event.headers['x-origin-secret'])) return;
      throw new AppError('FORBIDDEN', 'Please use the address of the site.');
    },
  };
}
