import { minPotsOfHalf, minWeeks } from '@thali/shared/pots/measure-pots';
import type { AnswerOf } from '../../lib/api/calls.ts';

type Measured = AnswerOf<'GET /vendors/{vendorId}/pots/effect'>;

/** What the advice has changed, or why nothing is shown. Rule: pots-5 */
export function effectText({ effect, hidden, weeks, withAdvice, withoutAdvice }: Measured): string {
  if (effect) {
    const { difference, lower, upper } = effect;
    const isFewer = difference < 0;
    const [near, far] = isFewer ? [-upper, -lower] : [lower, upper];
    const range = `${points(near)} to ${points(far)}`;
    const word = isFewer ? 'fewer' : 'more';
    return `Of 100 portions made, ${points(Math.abs(difference))} ${word} are left with advice. The true number is likely ${range}.`;
  }
  if (hidden === 'unclear') return 'No clear difference yet. It could be chance.';
  const fewest = Math.min(withAdvice.pots, withoutAdvice.pots);
  return `Too few meals yet: ${weeks} of ${minWeeks} weeks, ${Math.min(fewest, minPotsOfHalf)} of ${minPotsOfHalf} pots in each half.`;
}

/** `With advice: 9% left, ran out 4 of 120 times.` for both halves; empty without pots in both. */
export function halvesText({ withAdvice, withoutAdvice }: Measured): string[] {
  if (withAdvice.pots === 0 || withoutAdvice.pots === 0) return [];
  return [halfText('With advice', withAdvice), halfText('Without advice', withoutAdvice)];
}

function halfText(name: string, { pots, leftShare, runOuts }: Measured['withAdvice']): string {
  return `${name}: ${Math.round(leftShare * 100)}% left, ran out ${runOuts} of ${pots} times.`;
}

function points(share: number): string {
  return String(Math.round(share * 1000) / 10);
}
