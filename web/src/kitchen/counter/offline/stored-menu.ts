import { maxOfflineHours } from '@thali/shared/counter/offline-number';
import { getStorefront } from '@thali/shared/storefront/get-storefront.contract';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { get, set } from '../../../lib/state/key-value-store.ts';

/** The menu with prices as the counter last read it. */
export interface StoredMenu {
  subdomain: string;
  /** The time of the read, in epoch milliseconds. */
  readAt: number;
  data: AnswerOf<'GET /storefront/{subdomain}'>;
  /** The signed-in person; absent on a device. */
  sellerId?: string;
  /** The mess's UPI ID; absent without UPI. */
  upi?: { upiId: string; payeeName: string };
}

const key = 'counter-menu';

/** Whether a counter may still sell at prices of this age. Rule: counter-10 */
export function arePricesCurrent(readAt: number, now = Date.now()): boolean {
  return now - readAt < maxOfflineHours * 3_600_000;
}

/** Keeps the last read menu on this device, and returns it until the server answers. */
export function useStoredMenu(freshMenu: StoredMenu | undefined): StoredMenu | undefined {
  const [storedMenu, setStoredMenu] = useState<StoredMenu>();
  useEffect(() => {
    void get<StoredMenu>(key)
      .catch(() => undefined)
      .then((menu) => setStoredMenu(isReadable(menu) ? menu : undefined));
  }, []);
  useEffect(() => {
    if (freshMenu) void set(key, freshMenu).catch(() => undefined);
  }, [freshMenu]);
  return freshMenu ?? storedMenu;
}

function isReadable(menu: StoredMenu | undefined): menu is StoredMenu {
  return (
    menu !== undefined &&
    arePricesCurrent(menu.readAt) &&
    getStorefront.response.safeParse(menu.data).success
  );
}
