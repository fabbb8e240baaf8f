/** `09:00` -> `9 am`, `13:30` -> `1:30 pm`, `24:00` -> `12 am`. Rule: screens-14 */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${time.slice(-2)}` : '';
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
