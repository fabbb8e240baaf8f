import type { Pot } from '@thali/shared/pots/pots.contract';
import * as texts from './advice-texts.ts';

const quarters: Record<string, string> = { '0.25': '¼', '0.5': '½', '0.75': '¾' };

/** `11`, `10½`, `¼`. */
export function vesselsText(vessels: number): string {
  const wholeVessels = Math.floor(vessels);
  const fraction = quarters[String(vessels - wholeVessels)] ?? '';
  return wholeVessels === 0 && fraction ? fraction : `${wholeVessels}${fraction}`;
}

/** `1 vessel`, `10½ vessels`. */
export function vesselCount(vessels: number): string {
  const count = vesselsText(vessels);
  return vessels > 0 && vessels <= 1 ? texts.oneVessel(count) : texts.vessels(count);
}

/**
 * `Make 11 vessels of Dal`. Undefined for a dish in the half without advice. A vessel measures the contents of a pot.
 * Rule: pots-4
 */
export function makeText({ name, advice }: Pick<Pot, 'name' | 'advice'>): string | undefined {
  return advice && texts.make(vesselCount(advice.vessels), name);
}

/** `214 on passes, 18 skipped, 32 ordered, 40 to 55 more`: only what the mess knows. Rule: pots-3 */
export function reasonText({ passes, skipped, ordered, more }: NonNullable<Pot['advice']>): string {
  const moreText =
    more.lower === more.upper ? `${more.upper}` : texts.range(more.lower, more.upper);
  return [
    passes > 0 && texts.onPasses(passes),
    skipped > 0 && texts.skipped(skipped),
    ordered > 0 && texts.ordered(ordered),
    more.upper > 0 && texts.more(moreText),
  ]
    .filter(Boolean)
    .join(', ');
}

export function riskText(runOutOneIn: number): string {
  return texts.risk(runOutOneIn);
}
