import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { keepHold } from './kept-hold.ts';

/** Several times within the hold, so that a failed call is repeated in time. */
const everyMs = 8 * 60_000;

interface HeldOrder {
  /** Aborted with the ApiError once the subdomain is lost. */
  signal: AbortSignal;
  end(): void;
}

/**
 * Extends the hold of an order's subdomain while its buyer is in Checkout. After a laptop's sleep the hold may be lost.
 * Checkout must close then, because the payment would buy nothing. Rule: plans-28
 */
export function keepHeld(subdomain: string, token: string): HeldOrder {
  const lost = new AbortController();
  const timer = setInterval(async () => {
    try {
      await callApi('POST /payments/hold', {
        headers: { 'x-payment-session': token },
        background: true,
        quiet: true,
      });
      keepHold(subdomain, token);
    } catch (error) {
      if (error instanceof ApiError && lostCodes.has(error.code)) lost.abort(error);
    }
  }, everyMs);
  return { signal: lost.signal, end: () => clearInterval(timer) };
}

const lostCodes = new Set<string>(['SUBDOMAIN_TAKEN', 'SUBDOMAIN_HELD']);
