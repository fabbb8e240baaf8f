import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { createKitchen, type Kitchen } from './order-store.ts';

const KitchenContext = createContext<Kitchen | undefined>(undefined);

/** Stands around the whole dashboard of a vendor. */
export function KitchenProvider({ vendorId, children }: { vendorId: string; children: ReactNode }) {
  const client = useQueryClient();
  const kitchen = useMemo(() => createKitchen(client, vendorId), [client, vendorId]);
  return <KitchenContext value={kitchen}>{children}</KitchenContext>;
}

export function useKitchen(): Kitchen {
  const kitchen = use(KitchenContext);
  if (!kitchen) throw new Error('No KitchenProvider stands around this screen');
  return kitchen;
}
