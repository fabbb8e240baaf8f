import { camelKeys } from '@thali/shared/http/camel-keys';
import { isRecord } from '@thali/shared/http/is-record';
import { ApiError, type ApiErrorDetail, NetworkError } from './api-error.ts';
import * as texts from './api-texts.ts';
import * as refusalTexts from './refusal-texts.ts';

/**
 * The body of a response, its keys in camelCase.
 * @param fallback  the message of a refusal without a text
 * @throws ApiError for every status except 2xx, and for a body that is not JSON
 */
export async function readAnswer(response: Response, fallback = texts.tryLater): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  const answer = parse(text);
  const retryAfterMs = retryAfterOf(response);
  if (answer === notJson) {
    throw new ApiError({
      status: response.status,
      code: 'UNEXPECTED_RESPONSE',
      message: texts.unexpected,
      data: { text },
      retryAfterMs,
    });
  }
  if (response.ok) return answer;
  const { error, code, details, ...data } = isRecord(answer) ? answer : {};
  const errorCode = typeof code === 'string' ? code : 'UNKNOWN';
  throw new ApiError({
    status: response.status,
    code: errorCode,
    message: refusalTexts.refusal(typeof error === 'string' ? error : fallback, errorCode, data),
    details: Array.isArray(details) ? details.filter(isDetail) : undefined,
    data,
    retryAfterMs,
  });
}

const notJson = Symbol('not JSON');

function parse(text: string): unknown {
  try {
    return camelKeys(JSON.parse(text));
  } catch {
    return notJson;
  }
}

/** Our server sends seconds. Ignores a date, which a proxy may send. */
function retryAfterOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

function isDetail(value: unknown): value is ApiErrorDetail {
  return isRecord(value) && typeof value.message === 'string';
}
