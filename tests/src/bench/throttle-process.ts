import { setTimeout as sleep } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';

// Stops and continues a process, so that it gets its share of each period. Lambda also limits functions with less
// memory like this. A separate thread keeps the timing exact.
const periodMs = 20;
const { pid, share }: { pid: number; share: number } = workerData;
for (;;) {
  process.kill(pid, 'SIGCONT');
  await sleep(periodMs * share);
  process.kill(pid, 'SIGSTOP');
  await sleep(periodMs * (1 - share));
}
