/** An Indian number in E.164 as people there write it, `+91 98765 43210`; any other text as it stands. */
export function groupIndianNumber(full: string): string {
  return full.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
