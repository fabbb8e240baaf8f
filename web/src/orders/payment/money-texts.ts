export const inCash = 'in cash';
export const byUpi = 'by UPI';
export const notReceived = 'not received';
export const testOrder = 'Test order';
export const nothingToPay = 'Nothing to pay';
export const paidSum = (sum: string, how: string) => `Paid ${sum} ${how}`;
export const collectCash = (sum: string) => `Collect ${sum} cash`;
export const notPaidSum = (sum: string, how: string) => `${sum} ${how} not paid`;
export const saysPaidSum = (sum: string) => `Says paid ${sum}`;
export const online = 'online';

export const sumNotReceived = (sum: string) => `${sum} not received`;
export const receivedInCash = 'Received in cash';
export const receivedByUpi = 'Received by UPI';
export const handOverUnpaid = 'Hand over unpaid';

export const paidInCash = 'Paid in cash';

export const sameDigits = (order: string) => `Same digits as ${order}: check both`;
export const notRefundedYet = 'Not refunded yet';
export const paidOnline = 'Paid online';
export const partRefunded = 'Paid, part refunded';
export const saysPaid = 'Says paid';
export const paid = 'Paid';
export const notPaid = 'Not paid';
export const handedOverUnpaid = 'Handed over unpaid';
export const toRefund = 'To refund';
export const refunded = 'Refunded';
