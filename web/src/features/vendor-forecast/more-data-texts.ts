/** Source: spec 2, section 8. */
export const moreDataTitle = 'More data needed for accurate forecasts.';

export function moreDataText(historyDays: number): string {
  const known = historyDays === 1 ? '1 day has' : `${historyDays || 'No'} days have`;
  return `At least 7 days of history covering all weekdays are needed. ${known} orders so far.`;
}
