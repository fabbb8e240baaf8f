import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { FunctionTimeout } from '../../lambda/invoker.ts';
import type { DeployedFunction } from './deployed-functions.ts';
import type { Call, FromFunction, ToFunction } from './messages.ts';

const program = fileURLToPath(new URL('./run-function.ts', import.meta.url));

/** A separate process for one function, with only that function's environment. */
export interface ExecutionEnvironment {
  /**
   * Runs one event at a time.
   * @throws FunctionTimeout after the timeout of the function. The timeout also ends the environment.
   */
  run(call: Call): Promise<unknown>;
  /** Whether the process has ended or is about to. */
  readonly isEnding: boolean;
  stop(): void;
}

export function startEnvironment(
  fn: DeployedFunction,
  environment: Record<string, string>,
  log: Writable,
): ExecutionEnvironment {
  const child = fork(program, [fn.handler.file, fn.handler.export], {
    cwd: fn.folder,
    env: environment,
    // The memory limit of the template. As on Lambda, a process that needs more memory ends.
    execArgv: [`--max-old-space-size=${fn.memoryMb}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  let isEnding = false;
  const ended = once(child, 'exit').then(() => {
    isEnding = true;
  });
  const stop = () => {
    isEnding = true;
    child.kill('SIGKILL');
  };
  const ready = waitUntilReady(child, ended, fn).catch((error: unknown) => {
    stop();
    throw error;
  });
  ready.catch(() => undefined);

  return {
    run: async (call) => {
      // Waits for the start first, so the call gets its full timeout.
      await ready;
      const deadline = Date.now() + fn.timeoutSeconds * 1000;
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        stop();
      }, fn.timeoutSeconds * 1000);
      const answer = once(child, 'message');
      child.send({ ...call, deadline } satisfies ToFunction);
      try {
        const received = await Promise.race([answer, ended]);
        if (received) return resultOf(received[0]);
        const limit = `${fn.timeoutSeconds} s`;
        if (isLate) throw new FunctionTimeout(`The function '${fn.name}' ran longer than ${limit}`);
        throw new Error(`The process of '${fn.name}' ended during a call`);
      } finally {
        clearTimeout(timer);
      }
    },
    get isEnding() {
      return isEnding;
    },
    stop,
  };
}

async function waitUntilReady(
  child: ChildProcess,
  ended: Promise<void>,
  fn: DeployedFunction,
): Promise<void> {
  const received = await Promise.race([once(child, 'message'), ended]);
  const message: FromFunction | undefined = received?.[0];
  if (message?.kind === 'ready') return;
  const reason = message?.kind === 'broken' ? message.error.message : 'it ended at once';
  throw new Error(`The bundle of '${fn.name}' can't be loaded: ${reason}`);
}

function resultOf(message: FromFunction): unknown {
  if (message.kind === 'result') return JSON.parse(message.json);
  if (message.kind === 'ready') throw new Error('A function was ready twice');
  const error = new Error(message.error.message);
  error.name = message.error.name;
  error.stack = message.error.stack;
  throw error;
}
