import { ECDH } from 'node:crypto';
import { AppError } from '@thali/shared/http/app-error';
import { config } from '../config.ts';

/** The push services of Chrome and most other browsers, of Firefox, Safari and Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/**
 * Whether an address belongs to a known push service. Otherwise a caller could direct our requests to any host.
 * Rule: kitchen-8
 */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (url.origin === config.pushOrigin) return true;
  if (url.protocol !== 'https:' || url.port) return false;
  return services.some((service) => service.test(url.hostname));
}

/** @throws AppError VALIDATION_ERROR for an unknown push service or an unusable key */
export function assertSubscribable(endpoint: string, { p256dh }: { p256dh: string }): void {
  if (!isPushEndpoint(endpoint))
    throw invalid('endpoint', 'This is not an address of a push service');
  if (!isPublicKey(p256dh)) throw invalid('keys.p256dh', 'This is not a key of a browser');
}

function isPublicKey(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

function invalid(path: string, message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: [{ path, message }] });
}
