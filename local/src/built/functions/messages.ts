import type { Context } from 'aws-lambda';

export interface Call {
  event: unknown;
  context: Omit<Context, 'getRemainingTimeInMillis' | 'done' | 'fail' | 'succeed'>;
}

/** A call to an execution environment. */
export interface ToFunction extends Call {
  /** The deadline of the call, in epoch milliseconds. */
  deadline: number;
}

interface Failure {
  name: string;
  message: string;
  stack: string;
}

/** A message from an execution environment. */
export type FromFunction =
  | { kind: 'ready' }
  | { kind: 'broken'; error: Failure }
  /** A function on Lambda returns JSON. */
  | { kind: 'result'; json: string }
  | { kind: 'error'; error: Failure };
