interface Stock {
  isAvailable: boolean;
  /** Portions left; absent if unlimited. */
  quantity?: number | null | undefined;
}

/** Whether a dish can be ordered now: switched on and not sold out. */
export function isOrderable({ isAvailable, quantity }: Stock): boolean {
  return isAvailable && quantity !== 0;
}
