import { useQuery } from '@tanstack/react-query';
import type { Order } from '@thali/shared/orders/order.contract';
import { callApi } from '../../lib/api/call-api.ts';

interface Contact {
  phone: string | null;
  email: string | null;
}

/** Whom to ask about an order: the mess, and for the mess its customer. */
export function useContact(order: Order, isStaff: boolean): Contact | undefined {
  const { subdomain, customerInfo } = order;
  const { data } = useQuery({
    queryKey: ['mess-contact', subdomain],
    queryFn: async ({ signal }) => {
      const call = { params: { subdomain }, signal, quiet: true, background: true };
      const { profile } = await callApi('GET /vendors/profile/{subdomain}', call);
      return { phone: profile.phone, email: profile.email };
    },
    enabled: !isStaff && subdomain !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isStaff ? { phone: customerInfo.phone, email: customerInfo.email ?? null } : data;
}
