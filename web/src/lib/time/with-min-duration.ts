/** Rule: dashboard-3 */
const minimumSpinnerMs = 500;

/** Waits for the work, and for a minimum time, so that a spinner does not flash. */
export async function withMinDuration<T>(
  work: Promise<T>,
  ms: number = minimumSpinnerMs,
): Promise<T> {
  const [outcome] = await Promise.allSettled([
    work,
    new Promise((resolve) => setTimeout(resolve, ms)),
  ]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
