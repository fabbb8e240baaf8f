/** What is typed wrong, in words for who typed it. */
export class CommandLineWrong extends Error {
  override readonly name = 'CommandLineWrong';
}
