/** Which key the next payment is sent with. */
export interface PaymentKey {
  /** The same as the time before, while nobody knows what became of the same amount. */
  for(vendorId: string, amount: number): string;
  /** The server said what became of it. */
  answered(): void;
}

/** A payment whose answer was lost may have been opened: sent again by its key, it is not opened twice. */
export function createPaymentKey(make: () => string = () => crypto.randomUUID()): PaymentKey {
  let open: { what: string; key: string } | undefined;
  return {
    for(vendorId, amount) {
      const what = `${vendorId}:${amount}`;
      if (open?.what !== what) open = { what, key: make() };
      return open.key;
    },
    answered() {
      open = undefined;
    },
  };
}
