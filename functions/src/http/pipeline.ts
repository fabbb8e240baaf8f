import type middy from '@middy/core';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Actor } from './actor.ts';

export interface MatchedRoute {
  contract: AnyHttpContract;
  useCase: AnyUseCase;
}

/** What the steps of the pipeline learn about one request and hand on. */
export interface RequestState {
  requestId: string;
  route: MatchedRoute;
  cookies: Record<string, string>;
  /** The parsed JSON body, keys in camelCase. */
  body: unknown;
  actor: Actor;
  /** The request as its contract parsed it. */
  input: unknown;
  responseHeaders: Record<string, string>;
  responseCookies: string[];
}

/** What a use case may know of the request beside its input. */
export interface RequestContext {
  requestId: string;
  cookies: Readonly<Record<string, string>>;
  /** The address that the request came from; for rate limits, never for the log. */
  sourceIp: string;
  /** The host that the browser asked for, with its port, where the edge names one. */
  viewerHost?: string | undefined;
  setHeader(name: string, value: string): void;
  /** The whole of a cookie with its attributes; an error sets none, and neither does an answer that may be cached. */
  setCookie(cookie: string): void;
}

export type AnyUseCase = (actor: Actor, input: never, context: RequestContext) => Promise<unknown>;

/** The gateway's event with what the pipeline has learned so far. */
export type HttpEvent = APIGatewayProxyEventV2 & { state: RequestState };
export type HttpResult = APIGatewayProxyStructuredResultV2;

export type HttpMiddleware = middy.MiddlewareObj<HttpEvent, HttpResult, Error, Context>;
