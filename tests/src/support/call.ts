import { Agent, request as httpRequest } from 'node:http';
import { inject } from 'vitest';

export interface CallOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  rawBody?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The parsed answer; an empty object where there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of any shape, as a client does
  json: any;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
