import { AppError } from '@thali/shared/http/app-error';
import { addLogKeys } from '../logs/log-context.ts';
import type { HttpMiddleware } from './pipeline.ts';

/** Who may call at all. A guest is asked to sign in, anyone else in the wrong role is refused. */
export function authorizeRole(): HttpMiddleware {
  return {
    before: ({ event }) => {
      const { actor, route } = event.state;
      if (route.contract.callers.includes(actor.role)) return;
      throw actor.role === 'guest'
        ? new AppError('UNAUTHENTICATED', 'Please sign in.')
        : notAllowed();
    },
  };
}

/** In the wrong role, whatever is asked for. */
export function notAllowed(): AppError {
  return new AppError('FORBIDDEN', 'You do not have access to this.');
}

/**
 * Whose vendor the call is about. It runs before the use case on every route, so that a new route is
 * guarded by its contract alone.
 */
export function authorizeTenant(): HttpMiddleware {
  return {
    before: ({ event }) => {
      const { actor, input, route } = event.state;
      const vendorId = route.contract.vendorIdOf?.(input as never);
      if ('vendorId' in actor && vendorId) assertOwnVendor(actor, vendorId);
      if (vendorId) addLogKeys({ vendor_id: vendorId });
    },
  };
}

/**
 * @throws AppError VENDOR_ACCESS_DENIED ('Access denied to this vendor')
 * Rule: tenancy-10
 */
export function assertOwnVendor(actor: { vendorId: string | undefined }, vendorId: string): void {
  if (actor.vendorId !== vendorId) {
    throw new AppError('VENDOR_ACCESS_DENIED', 'Access denied to this vendor');
  }
}
