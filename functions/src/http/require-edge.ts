import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import { config } from '../config.ts';
import type { HttpMiddleware } from './pipeline.ts';

/**
 * The gateway's own host name is open to anyone: a call past the edge has met no firewall, and could make up a
 * new address each time. What the edge says of a caller is believed from here on. Rule: security-8
 */
export function requireEdge(): HttpMiddleware {
  return {
    before: ({ event }) => {
      if (isEdge(event.headers['x-origin-secret'])) return;
      throw new AppError('FORBIDDEN', 'Please use the address of the site.');
    },
  };
}

/** Whether a call came through the edge, by the secret that it carries. */
export function isEdge(given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(config.edgeSecret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
