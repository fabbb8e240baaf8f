import type { Random } from '@thali/local/history/random';
import { addFaults, type Call, canConflict, type Fault, faults } from './faulty-client.ts';
import { type Dependency, dependencies } from './service-errors.ts';

/** The share of calls, from 0 to 1, that get each fault. */
export type Shares = Partial<Record<Fault, number>>;

export interface InjectedFaults {
  set(dependency: Dependency, shares: Shares): void;
  /** Stops all faults. */
  clear(): void;
  /** How often each fault happened. */
  counts: Record<Dependency, Record<Fault, number>>;
  remove(): void;
}

/**
 * Injects faults into all AWS clients of this process. The SDK sees the faults and retries as usual. Call it after
 * the environment is set.
 */
export async function injectFaults(random: Random): Promise<InjectedFaults> {
  const clients = await loadClients();
  let shares: Partial<Record<Dependency, Shares>> = {};
  const counts = Object.fromEntries(
    dependencies.map((dependency) => [dependency, zeroCounts()]),
  ) as InjectedFaults['counts'];

  function decide(dependency: Dependency, call: Call): Fault | undefined {
    const fault = drawFault(shares[dependency] ?? {}, random.next());
    if (!fault || (fault === 'conflict' && !canConflict(call))) return undefined;
    counts[dependency][fault] += 1;
    return fault;
  }

  const removers = dependencies.flatMap((dependency) =>
    clients[dependency].map((client) =>
      addFaults(client, 'injectFaults', {
        dependency,
        decide: (call) => decide(dependency, call),
        seenBy: 'wire',
        slowMs: () => random.between(50, 400),
      }),
    ),
  );
  return {
    set: (dependency, newShares) => {
      shares[dependency] = newShares;
    },
    clear: () => {
      shares = {};
    },
    counts,
    remove: () => {
      for (const remove of removers) remove();
    },
  };
}

async function loadClients(): Promise<Record<Dependency, { middlewareStack: object }[]>> {
  const [
    { table },
    { challengeClient, cognito },
    { smsClient },
    { emailClient },
    sockets,
    secrets,
  ] = await Promise.all([
    import('@thali/functions/table/table-client'),
    import('@thali/functions/auth/cognito/cognito'),
    import('@thali/functions/messages/send-sms'),
    import('@thali/functions/messages/send-email'),
    import('@thali/functions/live/post-frame'),
    import('@thali/functions/secrets/read-secret'),
  ]);
  return {
    table: [table],
    cognito: [cognito, challengeClient],
    sms: [smsClient],
    email: [emailClient],
    sockets: [sockets.socketsClient()],
    secrets: [secrets.secretsClient],
  };
}

export function zeroCounts(): Record<Fault, number> {
  return Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>;
}

export function drawFault(shares: Shares, number: number): Fault | undefined {
  let remaining = number;
  for (const fault of faults) {
    remaining -= shares[fault] ?? 0;
    if (remaining < 0) return fault;
  }
  return undefined;
}
