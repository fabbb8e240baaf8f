import { Link } from 'wouter';
import { orderNumber } from '../wallet-texts.ts';

interface OrderNumberLinkProps {
  orderId: string;
  /** Where orders are looked for; without it, the number alone. */
  ordersPath: string | undefined;
}

export function OrderNumberLink({ orderId, ordersPath }: OrderNumberLinkProps) {
  const number = orderNumber(orderId);
  if (!ordersPath) return <span className="font-bold tabular-nums">{number}</span>;
  return (
    <Link
      href={`${ordersPath}?${new URLSearchParams({ search: number })}`}
      className="-my-1 inline-block py-1 font-bold tabular-nums underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {number}
    </Link>
  );
}
