/** Going on needs a person. The message is for an admin, and says what to do. */
export class ProvisioningStopped extends Error {
  override readonly name = 'ProvisioningStopped';
}

/** Another run has taken over; this one ends without a word. */
export class RunOvertaken extends Error {
  override readonly name = 'RunOvertaken';
}
