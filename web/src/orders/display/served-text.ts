import type { Order } from '@thali/shared/orders/order.contract';
import { type ServiceMode, serviceLabels } from '@thali/shared/orders/service-mode';
import { tableLabel } from '@thali/shared/tables/table-names';

/** 'Parcel', 'Eat here', 'Eat here · Table 7' */
export function servedText(mode: ServiceMode, { table }: Pick<Order, 'table'>): string {
  return [serviceLabels[mode], table && tableLabel(table)].filter(Boolean).join(' · ');
}
