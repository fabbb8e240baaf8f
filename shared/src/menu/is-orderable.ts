interface Stock {
  isAvailable: boolean;
  /** Portions left; none means unlimited. */
  quantity?: number | null | undefined;
}

/** Whether the kitchen has a dish now: switched on, and not sold out. */
export function isOrderable({ isAvailable, quantity }: Stock): boolean {
  return isAvailable && quantity !== 0;
}
