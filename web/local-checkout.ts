import type { Plugin } from 'vite';

/** The development site uses the local platform's Checkout, because Razorpay's own does not know its orders. */
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
