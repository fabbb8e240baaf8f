const milestones = [5, 10, 30];

/**
 * What a screen reader hears while the seconds run: few and round figures, for each second in speech
 * would leave no time to act. The text stands until the next one, so that it is said once.
 */
export function spokenCountdown(seconds: number): string {
  const milestone = milestones.find((mark) => seconds <= mark);
  return milestone && seconds > 0 ? `${milestone} seconds left` : '';
}
