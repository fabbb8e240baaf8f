import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import { config } from '../config.ts';
import type { HttpMiddleware } from './pipeline.ts';

/**
 * Refuses calls that go around the edge, directly to the gateway's own host name. They skip the firewall and could invent a
 * caller's address. The later steps trust the edge's headers. Rule: security-8
 */
export function requireEdge(): HttpMiddleware {
  return {
    before: ({ event }) => {
      if (isEdge(event.headers['x-origin-secret'])) return;
      throw new AppError('FORBIDDEN', 'Please use the address of the site.');
    },
  };
}

/** Whether a secret proves that a call came through the edge. */
export function isEdge(given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(digestOf(given), digestOf(config.edgeSecret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
