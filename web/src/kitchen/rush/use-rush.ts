import type { ClientRequestOf } from '@thali/shared/http/http-contract';
import type { changeRush } from '@thali/shared/kitchen/change-rush.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { useRef, useState } from 'react';
import type { callApi } from '../../lib/api/call-api.ts';

export type RushChange = ClientRequestOf<typeof changeRush>['body'];

export interface RushOptions {
  vendorId: string;
  /** Calls the API as staff, or as the kitchen's device. */
  call: typeof callApi;
  onChange: (settings: VendorSettings) => void;
}

/** Sends changes, one at a time. */
export function useRush({ vendorId, call, onChange }: RushOptions) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function change(body: RushChange): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const { settings } = await call('PUT /vendors/{vendorId}/rush', {
        params: { vendorId },
        body,
      });
      onChange(settings);
    } catch {
      // The request layer has shown the error.
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, change: (body: RushChange) => void change(body) };
}
