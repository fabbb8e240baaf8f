/** What texts about orders that nobody has seen may cost a mess and the platform. Rule: kitchen-6 */
export const alarmSms = {
  /** About, at AWS's price for India. */
  paise: 35,
  perHour: 10,
  perDay: 40,
} as const;
