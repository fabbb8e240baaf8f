import type { Pot, PotsOfMeal } from '@thali/shared/pots/pots.contract';
import { toIst } from '@thali/shared/time/ist';
import type { PotsAction } from '../steps.ts';

/** What staff entered for a dish. */
export interface PotDraft {
  made: number;
  /** Undefined until staff choose it. */
  left: number | undefined;
  ranOutAt: string | undefined;
}

/** Prefilled with the record, the advice, or the vessels of the last time. */
export function draftOf({ recorded, advice, lastMade }: Pot): PotDraft {
  return {
    made: recorded?.made ?? advice?.vessels ?? lastMade ?? 1,
    left: recorded?.left,
    ranOutAt: recorded?.ranOutAt,
  };
}

/** The changed dishes for which staff chose what is left, as the server takes them. */
export function entriesOf(
  pots: readonly Pot[],
  drafts: Readonly<Record<string, PotDraft>>,
): PotsAction['pots'] {
  return pots.flatMap((pot) => {
    const { made, left, ranOutAt } = drafts[pot.itemId] ?? draftOf(pot);
    const { recorded } = pot;
    const isSame =
      recorded?.made === made && recorded.left === left && recorded.ranOutAt === ranOutAt;
    if (left === undefined || isSame) return [];
    return [
      {
        ...{ itemId: pot.itemId, made, left: Math.min(left, made) },
        ...(left === 0 && ranOutAt && { ranOutAt }),
        ...{ expected: pot.expected, advised: pot.advice?.vessels ?? null },
        knownRevision: recorded?.revision ?? 0,
      },
    ];
  });
}

const quarterHourMs = 15 * 60_000;
const choices = 4;

/** Times at which a dish may have run out, HH:MM in India: quarters of the meal, in quarter hours. */
export function runOutTimes({
  startsAt,
  endsAt,
}: Pick<PotsOfMeal, 'startsAt' | 'endsAt'>): string[] {
  const start = Date.parse(startsAt);
  const step = (Date.parse(endsAt) - start) / choices;
  const times = Array.from({ length: choices }, (_, index) => {
    const rounded = Math.round((start + step * (index + 0.5)) / quarterHourMs) * quarterHourMs;
    return toIst(new Date(rounded)).clock;
  });
  return [...new Set(times)];
}
