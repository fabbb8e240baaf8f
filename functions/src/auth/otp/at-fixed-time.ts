import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Answers after a fixed time, so the delay does not reveal whether a message was sent. A function stops after its
 * answer, so the message must leave before the deadline.
 */
const sendWithinMs = 1800;
const answerAfterMs = 2000;

export async function answerAtFixedTime(
  send: (deadline: AbortSignal) => Promise<void>,
): Promise<void> {
  await Promise.all([send(AbortSignal.timeout(sendWithinMs)), sleep(answerAfterMs)]);
}
