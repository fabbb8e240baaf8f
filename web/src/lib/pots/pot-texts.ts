import type { Pot } from '@thali/shared/pots/pots.contract';

const quarters: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** `11`, `10½`, `¼`. */
export function vesselsText(vessels: number): string {
  const whole = Math.floor(vessels);
  const part = quarters[String(vessels - whole)] ?? '';
  return whole === 0 && part ? part : `${whole}${part}`;
}

/** `1 vessel`, `10½ vessels`. */
export function vesselCount(vessels: number): string {
  return `${vesselsText(vessels)} ${vessels === 1 || (vessels > 0 && vessels < 1) ? 'vessel' : 'vessels'}`;
}

/** `Make 11 vessels of Dal`. Undefined for a dish in the half without advice. Rule: pots-4 */
export function makeText({ name, advice }: Pick<Pot, 'name' | 'advice'>): string | undefined {
  return advice && `Make ${vesselCount(advice.vessels)} of ${name}`;
}

/** `214 on passes, 18 skipped, 32 ordered, 40 to 55 more`: only what the mess knows. Rule: pots-3 */
export function reasonText({ passes, skipped, ordered, more }: NonNullable<Pot['advice']>): string {
  const range = more.lower === more.upper ? `${more.upper}` : `${more.lower} to ${more.upper}`;
  return [
    passes > 0 && `${passes} on passes`,
    skipped > 0 && `${skipped} skipped`,
    ordered > 0 && `${ordered} ordered`,
    more.upper > 0 && `${range} more`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function riskText(runOutOneIn: number): string {
  return `Runs out 1 day in ${runOutOneIn}.`;
}
