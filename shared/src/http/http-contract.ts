import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import type { Right } from './rights.ts';

/**
 * The kinds of callers. `guest`: anyone without a token. `device`: a tablet of a mess's kitchen. `counter`: a device
 * that sells. `board`: a screen that shows ready orders.
 */
export type Caller = 'guest' | 'student' | 'vendor' | 'admin' | 'device' | 'counter' | 'board';

export const everyone = ['guest', 'student', 'vendor', 'admin'] as const;
/** The staff of a mess, with a sign-in or at a device that handles orders. */
export const staffCallers = ['vendor', 'device', 'counter'] as const;

type Schema = z.ZodMiniType;

/** The person whom a device names for an earlier action. */
export interface Claim {
  /** Undefined on a locked device. */
  personId: string | undefined;
  /** The time of the action, ISO 8601. */
  at: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/${string}`;

interface RequestSchemas {
  params?: Schema;
  query?: Schema;
  /** Header names in lower case. */
  headers?: Schema;
  body?: Schema;
}

/** The input of a use case: each part as its schema parsed it, with keys in camelCase. */
export type RequestInput<R extends RequestSchemas> = {
  [Part in keyof R]: R[Part] extends Schema ? z.output<R[Part]> : never;
};

/**
 * The contract of an HTTP call: method, path, callers, shapes and error codes. The path is below `/api`, with `{name}`
 * for each parameter.
 */
export interface HttpContract<
  Name extends string = string,
  R extends RequestSchemas = RequestSchemas,
  Response extends Schema = Schema,
  M extends Method = Method,
  P extends Path = Path,
> {
  name: Name;
  summary: string;
  method: M;
  path: P;
  callers: readonly Caller[];
  /** The right that a mess's staff need for this call. Most reads need none. Rule: team-2 */
  needs?: Right;
  /** Whether the mess's log records the call. By default true if some role lacks the right. Rule: team-9 */
  isLogged?: (input: RequestInput<R>) => boolean;
  /**
   * The person whom the device names for an offline action. The log records this person, not the person who sends the
   * call.
   * Rule: counter-16
   */
  claimOf?: (input: RequestInput<R>) => Claim | undefined;
  request: R;
  response: Response;
  /** 201 if the call creates a resource; by default 200. */
  status?: 200 | 201;
  errors: readonly ErrorCode[];
  /**
   * The vendor of the call, read from the validated input. A user of another vendor gets 403 VENDOR_ACCESS_DENIED
   * before the use case runs.
   */
  vendorIdOf?: (input: RequestInput<R>) => string | undefined;
  /** The vendor of the call may be any mess of the sign-in, not only the mess of the header. Rule: outlets-2 */
  selectsOutlet?: boolean;
  /** Cache-Control of a successful answer; by default no-store. */
  cacheControl?: string;
  /** Ignores the caller's token, because the call starts, continues or ends a session. */
  ignoresToken?: boolean;
  /** Whether a session with a temporary password may make the call. Other calls require a new password first. */
  allowsTemporaryPassword?: boolean;
  /** The use case gets the body as raw text, because a signature covers the text. */
  bodyIsText?: boolean;
  /** The audit log records the call for every caller. The audit log always records changes by admins. */
  isAudited?: boolean;
}

/** Any contract, for code that walks the route table and does not know the type of the input. */
export interface AnyHttpContract extends Omit<HttpContract, 'vendorIdOf' | 'isLogged' | 'claimOf'> {
  isLogged?: (input: never) => boolean;
  claimOf?: (input: never) => Claim | undefined;
  vendorIdOf?: (input: never) => string | undefined;
}

/** An identity function that checks a contract's type and keeps its literal types. */
export function defineContract<
  const Name extends string,
  R extends RequestSchemas,
  Response extends Schema,
  const M extends Method,
  const P extends Path,
>(contract: HttpContract<Name, R, Response, M, P>): HttpContract<Name, R, Response, M, P> {
  return contract;
}

export type InputOf<C> = C extends { request: infer R extends RequestSchemas }
  ? RequestInput<R>
  : never;
/** The request of a client: each part in a form that its schema accepts. */
export type ClientRequestOf<C> = C extends { request: infer R extends RequestSchemas }
  ? { [Part in keyof R]: R[Part] extends Schema ? z.input<R[Part]> : never }
  : never;
export type OutputOf<C> = C extends { response: infer Response extends Schema }
  ? z.input<Response>
  : never;
