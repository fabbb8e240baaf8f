export const changed = 'Your orders have changed';
export const number = (number: string) => `Number ${number}`;
export const token = (token: number, number: string) => `Token ${token} · ${number}`;
export const newOrder = (number: string) => `New order ${number}`;
export const newOrderToken = (token: number) => `New order, token ${token}`;
export const foodReady = 'Your food is ready';
export const cancelled = (order: string) => `Cancelled: ${order}`;
export const howWasMeal = 'How was your meal?';
export const refunded = (sum: string) => `${sum} refunded`;
export const goesBack = (sum: string) => `${sum} goes back to you.`;
export const messRefunds = 'The mess will refund your money.';
export const refundIfIn = 'If your payment came in, the mess will refund it.';
export const nothingToPay = 'There is nothing to pay.';
export const payOnline = (sum: string) => `Pay ${sum} online or at the counter.`;
export const payments = {
  due: 'Not paid yet',
  said: 'Payment reported; the mess is checking',
  paid: 'Paid',
} as const;
