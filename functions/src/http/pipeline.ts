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

/** The state of a request. Each step of the pipeline adds to it. */
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

/** What a use case knows about a request besides its input. */
export interface RequestContext {
  requestId: string;
  cookies: Readonly<Record<string, string>>;
  /** The caller's address. Only rate limits may use it; logs must not contain it. */
  sourceIp: string;
  /** The requested host with its port, if the edge sends one. */
  viewerHost?: string | undefined;
  setHeader(name: string, value: string): void;
  /** Adds a cookie with its attributes. Errors and cacheable answers set no cookies. */
  setCookie(cookie: string): void;
}

export type AnyUseCase = (actor: Actor, input: never, context: RequestContext) => Promise<unknown>;

/** The gateway's event with the pipeline's state. */
export type HttpEvent = APIGatewayProxyEventV2 & { state: RequestState };
export type HttpResult = APIGatewayProxyStructuredResultV2;

export type HttpMiddleware = middy.MiddlewareObj<HttpEvent, HttpResult, Error, Context>;
