import type { ServiceMode } from '@thali/shared/orders/service-mode';
import { useStoredState } from './use-stored-state.ts';

/** How the guest wants to eat the next order. */
export function useServiceMode(vendorId: string) {
  return useStoredState<ServiceMode>(`cart:${vendorId}:service`, 'dine_in');
}
