import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { createOrderStore, type OrderStore } from './order-store.ts';

const OrderStoreContext = createContext<OrderStore | undefined>(undefined);

/** Stands around the whole dashboard of a vendor. */
export function OrderStoreProvider({
  vendorId,
  children,
}: {
  vendorId: string;
  children: ReactNode;
}) {
  const client = useQueryClient();
  const store = useMemo(() => createOrderStore(client, vendorId), [client, vendorId]);
  return <OrderStoreContext value={store}>{children}</OrderStoreContext>;
}

export function useOrderStore(): OrderStore {
  const store = use(OrderStoreContext);
  if (!store) throw new Error('No OrderStoreProvider stands around this screen');
  return store;
}
