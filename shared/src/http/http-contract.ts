import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/**
 * Who may call: a guest is anyone without a token, a device a tablet of one mess's kitchen, a board the screen that calls
 * its ready orders out.
 */
export type Caller = 'guest' | 'student' | 'vendor' | 'admin' | 'device' | 'board';

export const everyone = ['guest', 'student', 'vendor', 'admin'] as const;

type Schema = z.ZodMiniType;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Path = `/${string}`;

interface RequestSchemas {
  params?: Schema;
  query?: Schema;
  /** Header names in lower case. */
  headers?: Schema;
  body?: Schema;
}

/** What a use case gets: each part as its schema parsed it, keys in camelCase. */
export type RequestInput<R extends RequestSchemas> = {
  [Part in keyof R]: R[Part] extends Schema ? z.output<R[Part]> : never;
};

/**
 * The contract of one HTTP call, the only place where its method, path, callers, shapes and error
 * codes are written down. The path is below `/api`, with `{name}` for each parameter.
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
  request: R;
  response: Response;
  /** 200 unless the call makes something. */
  status?: 200 | 201;
  errors: readonly ErrorCode[];
  /**
   * The vendor that the call is about, read from the validated input. A vendor user of another
   * vendor gets 403 VENDOR_ACCESS_DENIED before the use case runs.
   */
  vendorIdOf?: (input: RequestInput<R>) => string | undefined;
  /** Cache-Control of a success; absent means no-store. */
  cacheControl?: string;
  /** Keeps the token out of the way: the call is how a session begins, goes on or ends. */
  ignoresToken?: boolean;
  /** A session by a password that we sent, which has to be changed first, may call it. */
  takesTemporaryPassword?: boolean;
  /** The body reaches the use case as the text that was sent: something was signed over it. */
  bodyIsText?: boolean;
  /** Recorded in the audit log for every caller, as all changes by admins are. */
  isAudited?: boolean;
}

/** Any contract, for those who walk the route table; its input is known only to its use case. */
export interface AnyHttpContract extends Omit<HttpContract, 'vendorIdOf'> {
  vendorIdOf?: (input: never) => string | undefined;
}

/** Keeps the literal types of a contract while checking its form. */
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
/** What a client sends: each part as its schema takes it. */
export type SentOf<C> = C extends { request: infer R extends RequestSchemas }
  ? { [Part in keyof R]: R[Part] extends Schema ? z.input<R[Part]> : never }
  : never;
export type OutputOf<C> = C extends { response: infer Response extends Schema }
  ? z.input<Response>
  : never;
