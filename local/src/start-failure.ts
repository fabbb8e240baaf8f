/** A start error that the user can fix. It is printed as one line. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
