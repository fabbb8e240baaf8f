/** Rule: dashboard-3 */
const minimumSpinnerMs = 500;

/** The outcome of some work, no sooner than a spinner takes to be seen. */
export async function atLeast<T>(work: Promise<T>, ms: number = minimumSpinnerMs): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((done) => setTimeout(done, ms))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
