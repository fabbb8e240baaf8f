import type { Random } from '@thali/local/history/random';
import { type Call, canConflict, type Fault, faults, faultyClient } from './faulty-client.ts';
import { type Dependency, dependencies } from './service-errors.ts';

/** Of all calls, how many go wrong in which way. */
export type Shares = Partial<Record<Fault, number>>;

export interface InjectedFaults {
  set(dependency: Dependency, shares: Shares): void;
  /** From now on nothing is wrong. */
  clear(): void;
  /** How often each happened. */
  counts: Record<Dependency, Record<Fault, number>>;
  remove(): void;
}

/**
 * Faults of every AWS service that handlers of this process ask, where the SDK sees them and does what it does.
 * Call it once the environment is set.
 */
export async function injectFaults(random: Random): Promise<InjectedFaults> {
  const clients = await clientsHere();
  let shares: Partial<Record<Dependency, Shares>> = {};
  const counts = Object.fromEntries(
    dependencies.map((dependency) => [dependency, zeros()]),
  ) as InjectedFaults['counts'];

  function decide(dependency: Dependency, call: Call): Fault | undefined {
    const fault = drawn(shares[dependency] ?? {}, random.next());
    if (!fault || (fault === 'conflict' && !canConflict(call))) return undefined;
    counts[dependency][fault] += 1;
    return fault;
  }

  const removes = dependencies.flatMap((dependency) =>
    clients[dependency].map((client) =>
      faultyClient(client, 'injectFaults', {
        dependency,
        decide: (call) => decide(dependency, call),
        seenBy: 'wire',
        slowMs: () => random.between(50, 400),
      }),
    ),
  );
  return {
    set: (dependency, wanted) => {
      shares[dependency] = wanted;
    },
    clear: () => {
      shares = {};
    },
    counts,
    remove: () => {
      for (const remove of removes) remove();
    },
  };
}

async function clientsHere(): Promise<Record<Dependency, { middlewareStack: object }[]>> {
  const [{ table }, { challenges, cognito }, { smsClient }, { emailClient }, sockets, secrets] =
    await Promise.all([
      import('@thali/functions/table/table-client'),
      import('@thali/functions/auth/cognito/cognito'),
      import('@thali/functions/messages/send-sms'),
      import('@thali/functions/messages/send-email'),
      import('@thali/functions/live/post-frame'),
      import('@thali/functions/secrets/read-secret'),
    ]);
  return {
    table: [table],
    cognito: [cognito, challenges],
    sms: [smsClient],
    email: [emailClient],
    sockets: [sockets.socketsClient()],
    secrets: [secrets.secretsClient],
  };
}

export function zeros(): Record<Fault, number> {
  return Object.fromEntries(faults.map((fault) => [fault, 0])) as Record<Fault, number>;
}

export function drawn(shares: Shares, number: number): Fault | undefined {
  let left = number;
  for (const fault of faults) {
    left -= shares[fault] ?? 0;
    if (left < 0) return fault;
  }
  return undefined;
}
