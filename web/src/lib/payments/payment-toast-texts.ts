export const paymentFailed = 'Payment failed';
export const paymentSuccessful = 'Payment successful';
