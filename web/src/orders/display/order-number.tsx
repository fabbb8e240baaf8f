import { kitchenNumber, shortOrderNumber } from '@thali/shared/ids/order-id';

/** The order number of a customer. The characters that the kitchen uses stand out. Rule: orders-9 */
export function OrderNumber({ orderId }: { orderId: string }) {
  const kitchenPart = kitchenNumber(orderId);
  return (
    <>
      <span className="font-normal text-ink-faint">
        {shortOrderNumber(orderId).slice(0, -kitchenPart.length)}
      </span>
      {kitchenPart}
    </>
  );
}
