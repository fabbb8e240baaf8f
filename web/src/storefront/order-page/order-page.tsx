import { lazy } from 'react';
import { useSearch } from 'wouter';
import { isBillView } from '../../orders/bill/bill-link.tsx';
import { OrderAccess } from '../../orders/follow/order-access.tsx';
import * as texts from './order-page-texts.ts';
import { OrderView } from './parts/order-view.tsx';

const BillPage = lazy(() => import('../../orders/bill/bill-page.tsx'));

/** /orders/{id}: an order with live updates, or its bill. */
export default function OrderPage({ orderId }: { orderId: string }) {
  if (isBillView(useSearch())) return <BillPage orderId={orderId} />;
  return (
    <OrderAccess
      orderId={orderId}
      View={OrderView}
      backLinkOf={({ subdomain }) => ({ href: `/menu/${subdomain}`, label: texts.backToMenu })}
      outline={[['h-64 rounded-sheet', 'h-72 rounded-card'], ['h-80 rounded-card']]}
    />
  );
}
