import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';

export type GivingUp = 'given-up' | 'kept' | 'on-its-way';

/**
 * Frees the amount of a payment that nobody made. It does not throw.
 * @returns 'on-its-way' where it was paid all the same, 'kept' where the server could not be told
 */
export async function cancelSettlement(
  vendorId: string,
  settlementId: string,
  call: typeof callApi = callApi,
): Promise<GivingUp> {
  try {
    await call('POST /vendor-wallet/settlements/{settlementId}/cancel', {
      params: { settlementId },
      body: { vendorId },
      quiet: true,
    });
    return 'given-up';
  } catch (error) {
    const isPaid = error instanceof ApiError && error.code === 'SETTLEMENT_ALREADY_PAID';
    return isPaid ? 'on-its-way' : 'kept';
  }
}
