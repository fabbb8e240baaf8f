import { Link } from 'wouter';
import type { Customer } from '../list-customers.ts';

interface OrdersLinkProps {
  customer: Customer;
  ordersPath: string;
  /** Says also what the number counts. */
  isSpelled?: boolean;
}

/** How often somebody ordered; leads to those orders. */
export function OrdersLink({ customer, ordersPath, isSpelled }: OrdersLinkProps) {
  const { name, phone, orders } = customer;
  const search = phone || name;
  const spelled = `${orders.toLocaleString('en-IN')} ${orders === 1 ? 'order' : 'orders'}`;
  const count = isSpelled ? spelled : orders.toLocaleString('en-IN');
  if (!search) return <span className="tabular-nums">{count}</span>;
  return (
    <Link
      href={`${ordersPath}?${new URLSearchParams({ search })}`}
      aria-label={`${spelled} of ${name || 'Customer'}`}
      className="-my-2.5 inline-flex min-h-11 min-w-11 items-center font-semibold tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {count}
    </Link>
  );
}
