export const paymentIs = (state: string) => `Payment: ${state}.`;
export const nothingToPay = 'There is nothing to pay.';
export const startsWhenPaid = 'The kitchen starts when your payment is in.';
export const payOnlineOrCounter = (mess: string) =>
  `Pay ${mess} online, or at the counter when you collect your food.`;
export const payUpiOrCounter = (mess: string) =>
  `Pay ${mess} by UPI, or at the counter when you collect your food.`;
export const payAtCounter = (method: string) =>
  `${method}: pay at the counter when you collect your food.`;
export const endedRefundIfIn = (mess: string) =>
  `This order has ended. If your payment came in, ${mess} will refund it.`;
export const messChecks = (mess: string) => `${mess} will check it and mark it as received.`;
export const paidMess = (mess: string) => `You have paid ${mess}. Nothing more to pay.`;
export const messRefunded = (mess: string) => `${mess} refunded your money.`;
export const endedMessRefunds = (mess: string) =>
  `This order has ended. ${mess} will refund your money.`;
export const cancelledUnpaid = 'You cancelled it before it was paid. It was not cooked.';
export const notPaidInTime = 'It was not paid in time, so it was cancelled and not cooked.';
export const askWhatIsDue = (mess: string) => `Ask at ${mess} what is due.`;
export const wasCancelled = 'This order was cancelled.';
export const hasExpired = 'This order has expired.';
export const bankTime = 'It reaches the account you paid from in 5 to 7 working days.';
export const cameLate = (isCancelled: boolean) =>
  `Your payment came ${isCancelled ? 'after you cancelled' : 'too late'}. `;
export const fullyRefunded = (late: string, bank: string) =>
  `${late}The full amount was refunded. ${bank}`;
export const fullRefundOnWay = (late: string) =>
  `${late}The full amount is on its way back to you.`;
/** @param reason  `: “Dal was cold”.`, or a full stop */
export const refunding = (mess: string, sum: string, reason: string) =>
  `${mess} is refunding ${sum}${reason}`;
export const refundedPart = (mess: string, sum: string, reason: string, when: string) =>
  `${mess} refunded ${sum}${reason}${when}`;

export const payOnline = 'Pay online';
export const throughRazorpay = (isHeld: boolean) =>
  `UPI, card or netbanking, through Razorpay. ${isHeld ? 'If you don’t pay in time, the order is cancelled and you pay nothing.' : 'You can also pay at the counter.'}`;
export const payNow = (sum: string) => `Pay ${sum} now`;

export const pageTitle = (state: string, mess: string) => `${state}: your order at ${mess}`;
export const showToStaff = 'Show to staff';
export const forStaff = 'For the staff at the counter';
export const staffScan = 'Staff scan this code to open the order. It is not for UPI apps.';
export const howToPay = 'How to pay';
export const chosen = 'Chosen';
export const comingSoon = 'Coming Soon';
export const paidTo = (sum: string, mess: string) => `${sum} paid to ${mess}.`;
export const seeOrder = 'See your order';
export const qrOfPayment = "QR code of this payment's link";

export const enterDigits = 'Enter 4 to 12 digits, or leave it empty';
export const sentTo = (mess: string) => `Sent to ${mess}`;
export const notSent = 'Not sent. Please try again.';
export const paidQuestion = 'Paid?';
export const letMessKnow = (mess: string) => `Let ${mess} know, and they will check it.`;
export const lastDigits = 'Last digits of the UPI reference';
export const whereDigits = 'Your app shows it as UTR or transaction ID';
export const waitingForNetwork = 'Waiting for the network...';
export const sending = 'Sending...';
export const havePaid = 'I have paid';

export const notPaidYet = 'Not paid yet, or wrong digits?';
export const pay = (name: string) => `Pay ${name}`;
export const openOrScan = 'Open your UPI app, or scan the code.';
export const scanWithApp = 'Scan the code with any UPI app.';
export const openApp = 'Open UPI app';
export const qrToPay = (name: string) => `QR code to pay ${name} by UPI`;
export const copyIntoApp = (isTouch: boolean) =>
  `${isTouch ? 'App did not open? Copy ' : 'Or copy '}the UPI\u00a0ID and the amount into your app.`;
export const copyUpiId = 'Copy UPI ID';
export const upiIdCopied = 'UPI ID copied';
export const copyAmount = 'Copy amount';
export const amountCopied = 'Amount copied';

export const backToOrder = 'Back to the order';

export const checkingPayment = 'Checking your payment...';
export const opening = 'Opening...';
export const paymentFailed = 'Payment failed. Please try again.';
