import { ApiError, NetworkError } from './api-error.ts';
import * as texts from './api-texts.ts';

/** The server's text for a failed call, else the fallback. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof NetworkError) return error.message;
  if (!(error instanceof ApiError)) return (error instanceof Error && error.message) || fallback;
  if (error.code === 'UNEXPECTED_RESPONSE') return plainText(error.data.text) ?? fallback;
  if (error.code === 'UNKNOWN') return fallback;
  if (error.status === 429) return `${error.message}${waitText(error.retryAfterMs)}`;
  return error.message;
}

/** A short answer that is neither JSON nor HTML is the error's text. Rule: accounts-15 */
function plainText(text: unknown): string | undefined {
  const words = typeof text === 'string' ? text.trim() : '';
  return words !== '' && words.length <= 200 && !words.startsWith('<') ? words : undefined;
}

function waitText(retryAfterMs: number): string {
  const seconds = Math.ceil(retryAfterMs / 1000);
  if (seconds === 0) return '';
  if (seconds < 120) return texts.againInSeconds(seconds);
  return texts.againInMinutes(Math.ceil(seconds / 60));
}
