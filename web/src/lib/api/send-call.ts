import type { AnswerOf, CallKey, RequestOf } from './calls.ts';
import { readAnswer } from './read-answer.ts';
import { type RequestOptions, type RequestParts, sendRequest } from './send-request.ts';

/**
 * Like `callApi`, but without the session's token, retries and toasts.
 * @throws ApiError, NetworkError
 */
export function sendCall<Key extends CallKey>(
  key: Key,
  request: RequestOf<Key> & RequestOptions,
): Promise<AnswerOf<Key>>;
export async function sendCall(
  key: CallKey,
  request: RequestParts & RequestOptions,
): Promise<unknown> {
  return readAnswer(await sendRequest(key, request));
}
