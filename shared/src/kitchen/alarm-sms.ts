/** What texts about orders that nobody has seen may cost a mess and the platform. Rule: kitchen-6 */
export const alarmSms = {
  /** About: AWS's price over a registered sender, 0.004 dollars; docs/go-live.md says where to check it. */
  paise: 35,
  perHour: 10,
  perDay: 40,
} as const;
