/**
 * Services put the address that they refuse into their messages. What reaches the log is the name of
 * the failure alone.
 */
export async function withoutAddress<T>(what: string, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error;
    throw new Error(`The ${what} was not sent: ${name}`);
  }
}
