import type { Contract } from '@thali/shared/contracts';
import type { SnakeKeys } from '@thali/shared/http/camel-keys';
import type { ClientRequestOf, OutputOf } from '@thali/shared/http/http-contract';

type Calls = { [C in Contract as `${C['method']} ${C['path']}`]: C };

/** Method and path of a call, as in its contract: `GET /orders/{orderId}`. */
export type CallKey = keyof Calls;

/** The answer of a call, keys in camelCase. */
export type AnswerOf<Key extends CallKey> = OutputOf<Calls[Key]>;

/** Params, query, body and headers of a call. */
export type RequestOf<Key extends CallKey> = Params<ClientRequestOf<Calls[Key]>> &
  Query<ClientRequestOf<Calls[Key]>> &
  Body<ClientRequestOf<Calls[Key]>> &
  Headers<ClientRequestOf<Calls[Key]>>;

type Params<Sent> = Sent extends { params: infer Value } ? { params: Value } : unknown;
type Body<Sent> = Sent extends { body: infer Value } ? { body: EitherCase<Value> } : unknown;
type Headers<Sent> = Sent extends { headers: infer Value }
  ? { headers?: Value | undefined }
  : unknown;
type Query<Sent> = Sent extends { query: infer Value }
  ? Partial<Value> extends Value
    ? { query?: EitherCase<Value> | undefined }
    : { query: EitherCase<Value> }
  : unknown;

/** The server accepts camelCase and snake_case keys. */
type EitherCase<Value> = Value | SnakeKeys<Value>;
