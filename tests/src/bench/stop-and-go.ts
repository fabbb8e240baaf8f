import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

// A thread of its own, on time whatever the others do: lets a process run for its share of each period only, as
// Lambda does with a function of less memory than a processor's.
const periodMs = 20;
const { pid, share }: { pid: number; share: number } = workerData;
for (;;) {
  process.kill(pid, 'SIGCONT');
  await sleep(periodMs * share);
  process.kill(pid, 'SIGSTOP');
  await sleep(periodMs * (1 - share));
}
