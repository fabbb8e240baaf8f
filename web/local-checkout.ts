import type { Plugin } from 'vite';

/** Uses the local platform's Checkout in development, because Razorpay does not know the local orders. */
export function localCheckout(): Plugin {
  return {
    name: 'thali-local-checkout',
    apply: 'serve',
    transform: {
      filter: { id: /\/load-checkout\.ts$/ },
      handler: (code) =>
        code.replace('https://checkout.razorpay.com/v1/checkout.js', '/__local/checkout.js'),
    },
  };
}
