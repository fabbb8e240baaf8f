import * as texts from './left-texts.ts';

/** `41 left`, or `1 below zero` within the grace. Rule: passes-9 */
export function leftText(left: number): string {
  return left < 0 ? texts.belowZero(-left) : texts.left(left);
}
