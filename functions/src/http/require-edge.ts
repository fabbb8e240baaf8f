import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import { config } from '../config.ts';
import type { HttpMiddleware } from './pipeline.ts';

/**
 * Refuses calls that bypass the edge and go to the gateway's own host name. Such calls skip the firewall, and they
 * could forge the headers that later steps trust.
 * Rule: security-8
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
export function isEdge(secret: string | undefined): boolean {
  return secret !== undefined && timingSafeEqual(digestOf(secret), digestOf(config.edgeSecret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
