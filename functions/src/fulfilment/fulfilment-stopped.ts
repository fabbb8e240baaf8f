/** A person has to decide before this goes on. The message is for an admin and says what to do. */
export class FulfilmentStopped extends Error {
  override readonly name = 'FulfilmentStopped';
}

/** It did not work this time, and will be tried again. The message says why. */
export class FulfilmentDelayed extends Error {
  override readonly name = 'FulfilmentDelayed';
}

/** Another run has taken the lease: this one ends without recording anything. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
