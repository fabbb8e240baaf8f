/** How a command reaches a platform, on AWS or on this machine. */
export interface PlatformLink {
  /**
   * Runs a job and waits for its end.
   * @throws JobNotDone
   */
  run(job: string, input: object): Promise<unknown>;
  /** What failed for good, of one stream consumer or job. */
  failures(queue: string): Promise<Failure[]>;
  close(): void;
}

export interface Failure {
  replay: Replay;
  /** It was done again: nobody needs to look at it any more. */
  forget(): Promise<void>;
}

/** How to do again what failed. */
export type Replay =
  | { kind: 'run'; job: string; input: object }
  /** There is nothing to do any more. */
  | { kind: 'nothing'; why: string }
  /** A person has to look at it. */
  | { kind: 'unknown'; message: string };

/** A job was refused or failed; the message is for the operator. */
export class JobNotDone extends Error {
  override readonly name = 'JobNotDone';
}
