import type { CallKey } from './calls.ts';
import type { RequestParts } from './send-request.ts';

type AnswerCall = (key: CallKey, call: RequestParts) => Promise<unknown>;

/** Lets the demo answer every call in place of the server. Rule: site-19 */
export const callHook: { answer?: AnswerCall | undefined } = {};
