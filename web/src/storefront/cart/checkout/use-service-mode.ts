import type { ServiceMode } from '@thali/shared/orders/service-mode';
import { useStoredState } from './use-stored-state.ts';

/** Whether the guest wants to eat at the mess or take a parcel. The browser stores the choice. */
export function useServiceMode(vendorId: string) {
  return useStoredState<ServiceMode>(`cart:${vendorId}:service`, 'dine_in');
}
