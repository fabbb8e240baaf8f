/** Fulfilment cannot continue without an admin. The message tells the admin what to do. */
export class FulfilmentStopped extends Error {
  override readonly name = 'FulfilmentStopped';
}

/** A temporary failure. The job tries again. The message states the cause. */
export class FulfilmentDelayed extends Error {
  override readonly name = 'FulfilmentDelayed';
}

/** Another run has taken the lease. This run ends and records nothing. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
