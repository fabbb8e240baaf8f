import type { Pot } from '@thali/shared/pots/pots.contract';

const quarters: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** `11`, `10½`, `¼`. */
export function vesselsText(vessels: number): string {
  const wholeVessels = Math.floor(vessels);
  const fraction = quarters[String(vessels - wholeVessels)] ?? '';
  return wholeVessels === 0 && fraction ? fraction : `${wholeVessels}${fraction}`;
}

/** `1 vessel`, `10½ vessels`. */
export function vesselCount(vessels: number): string {
  return `${vesselsText(vessels)} ${vessels === 1 || (vessels > 0 && vessels < 1) ? 'vessel' : 'vessels'}`;
}

/**
 * `Make 11 vessels of Dal`. Undefined for a dish in the half without advice. A vessel measures the contents of a pot.
 * Rule: pots-4
 */
export function makeText({ name, advice }: Pick<Pot, 'name' | 'advice'>): string | undefined {
  return advice && `Make ${vesselCount(advice.vessels)} of ${name}`;
}

/** `214 on passes, 18 skipped, 32 ordered, 40 to 55 more`: only what the mess knows. Rule: pots-3 */
export function reasonText({ passes, skipped, ordered, more }: NonNullable<Pot['advice']>): string {
  const moreText = more.lower === more.upper ? `${more.upper}` : `${more.lower} to ${more.upper}`;
  return [
    passes > 0 && `${passes} on passes`,
    skipped > 0 && `${skipped} skipped`,
    ordered > 0 && `${ordered} ordered`,
    more.upper > 0 && `${moreText} more`,
  ]
    .filter(Boolean)
    .join(', ');
}

export function riskText(runOutOneIn: number): string {
  return `Runs out 1 day in ${runOutOneIn}.`;
}
