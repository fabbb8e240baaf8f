import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A function stops after its answer, so the message is sent before. An unsent message is dropped at the deadline. So
 * the time of the answer never shows whether a message was sent.
 */
const sendWithinMs = 1800;
const answerAfterMs = 2000;

export async function answerAtFixedTime(
  work: (deadline: AbortSignal) => Promise<void>,
): Promise<void> {
  await Promise.all([work(AbortSignal.timeout(sendWithinMs)), sleep(answerAfterMs)]);
}
