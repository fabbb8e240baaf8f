interface CheckoutOptions {
  key: string;
  /** Paise. */
  amount: number;
  currency: string;
  order_id: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  modal: { ondismiss: () => void; confirm_close: boolean };
  handler: (answer: CheckoutAnswer) => void;
}

/** Checkout's answer after a payment, in Razorpay's field names. */
export interface CheckoutAnswer {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface Checkout {
  open(): void;
  /** Triggers `ondismiss`. */
  close(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

type CheckoutClass = new (options: CheckoutOptions) => Checkout;

declare global {
  interface Window {
    Razorpay?: CheckoutClass;
  }
}

const checkoutUrl = 'https://checkout.razorpay.com/v1/checkout.js';
const loadTimeoutMs = 20_000;
let loading: Promise<CheckoutClass> | undefined;

/** Loads Razorpay's script only for a payment, because it is third-party code. Rule: security-2 */
export function loadCheckout(): Promise<CheckoutClass> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<CheckoutClass> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('Checkout did not load'));
    };
    const timer = setTimeout(fail, loadTimeoutMs);
    script.onerror = fail;
    script.onload = () => {
      if (!window.Razorpay) return fail();
      clearTimeout(timer);
      resolve(window.Razorpay);
    };
    script.src = checkoutUrl;
    document.head.append(script);
  });
}
