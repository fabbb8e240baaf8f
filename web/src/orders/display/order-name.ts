import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import type { OrderStatus } from '@thali/shared/orders/order-status';
import type { ServiceMode } from '@thali/shared/orders/service-mode';
import { tableLabel } from '@thali/shared/tables/table-names';
import * as texts from './name-texts.ts';

const services = texts.services;
const statuses = texts.statuses;

/** `Token 7`, or `Order 4QX7TP` without a token, in the language of the screen. */
export function orderName({ id, token, offline }: Pick<Order, 'id' | 'token' | 'offline'>): string {
  if (token !== undefined) return texts.tokenNamed(token);
  return texts.orderNamed(offline?.number ?? kitchenNumber(id));
}

/** `Table 7`, or the mess's own name of the table. */
export function tableNamed(name: string): string {
  return tableLabel(name, texts.table);
}

export function serviceNamed(mode: ServiceMode): string {
  return services[mode];
}

export function statusNamed(status: OrderStatus): string {
  return statuses[status];
}
