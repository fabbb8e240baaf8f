/** The price and the limits of SMS about orders that nobody has seen. Rule: kitchen-6 */
export const alarmSms = {
  /** AWS's price with a registered sender, about 0.004 dollars. docs/go-live.md says where to check it. */
  paise: 35,
  perHour: 10,
  perDay: 40,
} as const;
