/** The ESC/POS command `DLE EOT 4`, which asks for the state of the paper. */
const question = new Uint8Array([0x10, 0x04, 0x04]);
/** In each valid answer, the bits of `mask` have this value. */
const answerPattern = { mask: 0x93, value: 0x12 };
/** These two bits are set when the roll is empty. */
const paperEnd = 0x60;
const answerMs = 1000;

/**
 * Asks a printer whether it has paper. Many cheap printers never answer: if the first answer is missing, stops asking.
 * @param ask  sends the question and resolves to the printer's answer
 */
export function paperQuery(
  ask: (question: Uint8Array<ArrayBuffer>, signal: AbortSignal) => Promise<number | undefined>,
): () => Promise<boolean | undefined> {
  /** Undefined before the first answer. */
  let canAnswer: boolean | undefined;
  return async () => {
    if (canAnswer === false) return undefined;
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), answerMs);
    const noAnswer = new Promise<undefined>((resolve) => {
      timeout.signal.addEventListener('abort', () => resolve(undefined));
    });
    try {
      const answer = await Promise.race([ask(question, timeout.signal), noAnswer]);
      const isValid = answer !== undefined && (answer & answerPattern.mask) === answerPattern.value;
      canAnswer ||= isValid;
      return isValid ? (answer & paperEnd) === 0 : undefined;
    } finally {
      clearTimeout(timer);
      timeout.abort();
    }
  };
}
