import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Nothing runs on after a function's answer, so that sending has to come before it. What is not sent by
 * the deadline is given up, so that the time of the answer never shows whether something was sent.
 */
const sendWithinMs = 1800;
const answerAfterMs = 2000;

export async function atFixedTime(work: (deadline: AbortSignal) => Promise<void>): Promise<void> {
  await Promise.all([work(AbortSignal.timeout(sendWithinMs)), sleep(answerAfterMs)]);
}
