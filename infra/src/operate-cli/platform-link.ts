/** The connection of a command to a platform, on AWS or on this machine. */
export interface PlatformLink {
  /**
   * Runs a job and waits until it ends.
   * @throws JobError
   */
  run(job: string, input: object): Promise<unknown>;
  /** The failed work of one stream consumer or job. */
  failures(queue: string): Promise<Failure[]>;
  close(): void;
}

export interface Failure {
  replay: Replay;
  /** Removes the failure after a successful replay. */
  forget(): Promise<void>;
}

/** How to replay a failure. */
export type Replay =
  | { kind: 'run'; job: string; input: object }
  /** A person has to look at the failure. */
  | { kind: 'unknown'; message: string };

/** A job was refused or failed; the message is for the operator. */
export class JobError extends Error {
  override readonly name = 'JobError';
}
