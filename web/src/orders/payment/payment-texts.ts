export const refunded = 'Refunded';
export const paid = 'Paid';
export const toBeRefunded = 'Paid, to be refunded';
export const partRefunded = 'Paid, part refunded';
export const reported = 'Payment reported; the mess is checking';
export const nothingToPay = 'Nothing to pay';
export const pending = 'Payment pending';
export const payAtCounter = 'Pay at the counter';
export const notPaidYet = 'Not paid yet';

export const cashOnDelivery = 'Cash on Delivery';
export const online = 'Online Payment';
export const upi = 'UPI';

export const mismatch = 'Your payment did not match the bill and goes back to you.';
/** These four complete 'If you cancel, '. */
export const messRefundsReceived = 'the mess will refund what it received.';
export const payNothing = 'you pay nothing.';
export const moneyGoesBack = 'your money goes back to you.';
export const messRefunds = 'the mess will refund your money.';
