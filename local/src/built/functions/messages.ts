import type { Context } from 'aws-lambda';

export interface Call {
  event: unknown;
  context: Omit<Context, 'getRemainingTimeInMillis' | 'done' | 'fail' | 'succeed'>;
}

/** One call, as it is handed to an execution environment. */
export interface ToFunction extends Call {
  /** Epoch milliseconds at which the function's time is over. */
  deadline: number;
}

interface Failure {
  name: string;
  message: string;
  stack: string;
}

/** What an execution environment says. */
export type FromFunction =
  | { kind: 'ready' }
  | { kind: 'broken'; error: Failure }
  /** JSON, since that is what a function can answer on Lambda. */
  | { kind: 'result'; json: string }
  | { kind: 'error'; error: Failure };
