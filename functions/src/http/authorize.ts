import { AppError } from '@thali/shared/http/app-error';
import { addLogKeys } from '../logs/log-context.ts';
import { actorAt } from './actor-at.ts';
import type { HttpMiddleware } from './pipeline.ts';
import { vendorAccessDenied } from './vendor-access-denied.ts';

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

export function notAllowed(): AppError {
  return new AppError('FORBIDDEN', 'You do not have access to this.');
}

/**
 * Checks that the caller belongs to the vendor of the call. Runs before every use case, so a new route is checked
 * automatically.
 */
export function authorizeTenant(): HttpMiddleware {
  return {
    before: async ({ event }) => {
      const { actor, input, route } = event.state;
      const vendorId = route.contract.vendorIdOf?.(input as never);
      if (vendorId && route.contract.selectsOutlet) {
        event.state.actor = await actorAt(actor, vendorId);
      } else if ('vendorId' in actor && vendorId) assertOwnVendor(actor, vendorId);
      if (vendorId) addLogKeys({ vendor_id: vendorId });
    },
  };
}

/**
 * @throws AppError VENDOR_ACCESS_DENIED ('Access denied to this vendor')
 * Rule: tenancy-10
 */
export function assertOwnVendor(actor: { vendorId: string | undefined }, vendorId: string): void {
  if (actor.vendorId !== vendorId) throw vendorAccessDenied();
}
