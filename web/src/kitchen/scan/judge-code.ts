import { isMealCode, parseCode } from '@thali/shared/passes/meal-code';
import { passSuffix } from '@thali/shared/passes/pass-id';
import type { AnswerOf } from '../../lib/api/calls.ts';
import * as texts from './scan-texts.ts';

export type Roster = AnswerOf<'GET /vendors/{vendorId}/meals/roster'>;
export type Member = Roster['members'][number];

/** Why a scanner refuses a code. */
export type RefusalReason =
  | 'unknown'
  | 'expired'
  | 'claimed'
  | 'skipped'
  | 'over'
  | 'no-meal'
  | 'not-covered';

export type Judgement =
  | { isTaken: true; member: Member; meal: { id: string; name: string } }
  | { isTaken: false; reason: RefusalReason; member?: Member; meal?: { id: string; name: string } };

/** The meal that the mess serves at an instant. */
export function mealNow({ meals }: Roster, at: Date): Roster['meals'][number] | undefined {
  const now = at.toISOString();
  return meals.find(({ startsAt, endsAt }) => startsAt <= now && now < minuteAfter(endsAt));
}

/** A meal ends after its last minute. */
function minuteAfter(instant: string): string {
  return new Date(Date.parse(instant) + 60_000).toISOString();
}

/**
 * Judges a code with the stored roster, as the server would. Rule: passes-8
 * @param claimedHere  the claims that this scanner has accepted without a network, as `claimKey`
 */
export async function judgeCode(
  text: string,
  roster: Roster,
  at: Date,
  claimedHere: ReadonlySet<string>,
): Promise<Judgement> {
  const code = parseCode(text);
  const member = code && roster.members.find(({ passId }) => passSuffix(passId) === code.suffix);
  if (!code || !member) return { isTaken: false, reason: 'unknown' };
  const isValid =
    code.kind === 'CARD'
      ? member.card === code.code
      : await isMealCode(code.code, async () => member.key, at);
  if (!isValid) {
    return { isTaken: false, reason: code.kind === 'CARD' ? 'unknown' : 'expired' };
  }
  return judgeMember(member, roster, at, claimedHere);
}

/** Judges a member whom staff found by name. */
export function judgeMember(
  member: Member,
  roster: Roster,
  at: Date,
  claimedHere: ReadonlySet<string>,
): Judgement {
  const meal = mealNow(roster, at);
  if (!meal) return { isTaken: false, reason: 'no-meal', member };
  const refuse = (reason: RefusalReason): Judgement => ({ isTaken: false, reason, member, meal });
  if (!member.meals.includes(meal.id)) return refuse('not-covered');
  if (member.claimed.includes(meal.id) || claimedHere.has(claimKey(member.passId, meal.id)))
    return refuse('claimed');
  if (member.skipped.includes(meal.id)) return refuse('skipped');
  if (member.left + roster.grace <= 0) return refuse('over');
  return { isTaken: true, member, meal };
}

export function claimKey(passId: string, mealId: string): string {
  return `${passId} ${mealId}`;
}

export const refusalTexts: Record<RefusalReason, string> = {
  unknown: texts.unknownCode,
  expired: texts.oldCode,
  claimed: texts.alreadyTaken,
  skipped: texts.skipped,
  over: texts.passOver,
  'no-meal': texts.noMealNow,
  'not-covered': texts.notCovered,
};
