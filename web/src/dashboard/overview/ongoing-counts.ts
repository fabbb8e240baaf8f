/** What is in the house right now, of whichever day. */
export interface OngoingCounts {
  pending: number;
  active: number;
  /** Another text whenever an order has come, moved on or gone. */
  pulse: string;
}
