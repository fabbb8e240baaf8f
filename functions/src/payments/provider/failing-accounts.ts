/** While an account can't be asked, a run does not wait for a time-out for each of its hundreds of payments. */
const mostFailures = 5;

export type FailingAccounts = ReturnType<typeof failingAccounts>;

/** How often each account has failed in a run of a job: a mess whose account is out of order holds up no other. */
export function failingAccounts() {
  const failures = new Map<string, number>();
  return {
    has: (account: string) => (failures.get(account) ?? 0) >= mostFailures,
    count: (account: string) => failures.set(account, (failures.get(account) ?? 0) + 1),
  };
}
