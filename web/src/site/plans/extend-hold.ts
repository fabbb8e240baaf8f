import { holdMinutes } from '@thali/shared/payments/hold-minutes';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { storeHold } from './stored-hold.ts';

/** Several calls fit into one hold, so a failed call does not lose the subdomain. */
const extendIntervalMs = 8 * 60_000;

interface HoldExtension {
  /** Aborts with the ApiError when the subdomain is lost. */
  signal: AbortSignal;
  end(): void;
}

/**
 * Extends the hold on a subdomain while its buyer is in Checkout. If the hold is lost, for example after a laptop's
 * sleep, Checkout must close, because the payment would buy nothing. Rule: plans-28
 */
export function extendHold(subdomain: string, token: string): HoldExtension {
  const controller = new AbortController();
  const extend = async () => {
    try {
      await callApi('POST /payments/hold', {
        headers: { 'x-payment-session': token },
        background: true,
        quiet: true,
      });
      storeHold(subdomain, token, holdMinutes.inCheckout);
    } catch (error) {
      if (error instanceof ApiError && lostCodes.has(error.code)) controller.abort(error);
    }
  };
  void extend();
  const timer = setInterval(extend, extendIntervalMs);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}

const lostCodes = new Set<string>(['SUBDOMAIN_TAKEN', 'SUBDOMAIN_HELD']);
