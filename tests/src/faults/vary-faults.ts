import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@thali/local/history/random';
import type { FaultyProvider } from './faulty-provider.ts';
import type { InjectedFaults, Shares } from './inject-faults.ts';
import { dependencies } from './service-errors.ts';

/** The faults that a service has for a while, and how likely each phase is. */
const phases: readonly { weight: number; shares: Shares }[] = [
  { weight: 4, shares: {} },
  {
    weight: 6,
    shares: { throttled: 0.1, conflict: 0.15, 'lost-answer': 0.08, slow: 0.08, unreachable: 0.03 },
  },
  { weight: 1, shares: { throttled: 0.5, conflict: 0.3, slow: 0.1 } },
  { weight: 1, shares: { 'lost-answer': 0.5, slow: 0.1 } },
  { weight: 0.7, shares: { unreachable: 1 } },
  { weight: 0.3, shares: { hung: 0.3, slow: 0.3 } },
];

/** Changes the faults of each service independently, about once or twice a second. */
export function varyFaults(
  faults: InjectedFaults,
  random: Random,
  provider: FaultyProvider,
): { stop(): Promise<void> } {
  const stopping = new AbortController();

  async function vary(set: (shares: Shares) => void): Promise<void> {
    while (!stopping.signal.aborted) {
      set(random.pickWeighted(phases, ({ weight }) => weight).shares);
      await sleep(random.between(300, 1200), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  }

  const varying = [
    ...dependencies.map((dependency) => vary((shares) => faults.set(dependency, shares))),
    vary(provider.set),
  ];
  return {
    async stop() {
      stopping.abort();
      await Promise.all(varying);
      faults.clear();
      provider.set({});
    },
  };
}
