/** The price and the rate limits of SMS about orders that nobody has acknowledged. Rule: kitchen-6 */
export const alarmSms = {
  /** AWS's price for a registered sender, about 0.004 dollars. docs/go-live.md says where to check the price. */
  paise: 35,
  perHour: 10,
  perDay: 40,
} as const;
