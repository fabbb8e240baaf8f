import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { storeHold } from './stored-hold.ts';

/** Several times within the hold, so that a repeat comes in time after a failed call. */
const extendIntervalMs = 8 * 60_000;

interface HoldExtension {
  /** Aborts with the ApiError when the subdomain is lost. */
  signal: AbortSignal;
  end(): void;
}

/**
 * Extends the hold of an order's subdomain while its buyer is in Checkout. After a laptop's sleep the hold may be lost.
 * Checkout must close then, because the payment would buy nothing. Rule: plans-28
 */
export function extendHold(subdomain: string, token: string): HoldExtension {
  const lost = new AbortController();
  const timer = setInterval(async () => {
    try {
      await callApi('POST /payments/hold', {
        headers: { 'x-payment-session': token },
        background: true,
        quiet: true,
      });
      storeHold(subdomain, token);
    } catch (error) {
      if (error instanceof ApiError && lostCodes.has(error.code)) lost.abort(error);
    }
  }, extendIntervalMs);
  return { signal: lost.signal, end: () => clearInterval(timer) };
}

const lostCodes = new Set<string>(['SUBDOMAIN_TAKEN', 'SUBDOMAIN_HELD']);
