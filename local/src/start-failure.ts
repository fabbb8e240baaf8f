/** A reason not to start that the person at the terminal can act on: printed as one line. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
