/** As it is registered on India's DLT, with the order's number in the place of the tag. docs/go-live.md shows it. */
export const alarmTemplate =
  'Order {#alphanumeric#} on Thali has waited for 2 minutes and nobody has seen it. Please open your orders or call your kitchen.';

export function alarmText(orderNumber: string): string {
  return alarmTemplate.replace('{#alphanumeric#}', orderNumber);
}
