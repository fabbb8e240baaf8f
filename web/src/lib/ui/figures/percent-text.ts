/** 0.8364 -> `84%`. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}
