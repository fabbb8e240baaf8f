/** What a new device is called until somebody names it, by what its browser says of it. */
export function deviceName(userAgent: string): string {
  if (/iPad/.test(userAgent)) return 'iPad';
  if (/iPhone/.test(userAgent)) return 'iPhone';
  if (/Android/.test(userAgent)) return /Mobile/.test(userAgent) ? 'Phone' : 'Tablet';
  return 'Kitchen screen';
}
