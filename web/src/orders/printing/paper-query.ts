/** `DLE EOT 4`: asks an ESC/POS printer for the state of its paper. */
const question = new Uint8Array([0x10, 0x04, 0x04]);
/** Bits that are the same in each answer to `question`. */
const fixedBits = { mask: 0x93, value: 0x12 };
/** Both are set while the roll is empty. */
const paperEnd = 0x60;
const answerMs = 1000;

/**
 * Asks a printer whether it has paper. Many cheap printers never answer, so a missing first answer ends
 * the asking.
 * @param ask  sends the question and resolves to the printer's answer
 */
export function paperQuery(
  ask: (question: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<number | undefined>,
): () => Promise<boolean | undefined> {
  /** Undefined before the first answer. */
  let canAnswer: boolean | undefined;
  return async () => {
    if (canAnswer === false) return undefined;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), answerMs);
    const silence = new Promise<undefined>((resolve) => {
      waiting.signal.addEventListener('abort', () => resolve(undefined));
    });
    try {
      const answer = await Promise.race([ask(question, waiting.signal), silence]);
      const isValid = answer !== undefined && (answer & fixedBits.mask) === fixedBits.value;
      canAnswer ||= isValid;
      return isValid ? (answer & paperEnd) === 0 : undefined;
    } finally {
      clearTimeout(timer);
      waiting.abort();
    }
  };
}
