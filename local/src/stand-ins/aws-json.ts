import type { IncomingMessage, ServerResponse } from 'node:http';
import { send } from '../gateway/answer.ts';
import { readBody } from '../gateway/read-body.ts';
import { messageOf } from '../printer.ts';

/** An error of an AWS service. The SDK throws an error with the name `type`. */
export class ServiceError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

/** Operations of a service by name. The input comes from the real SDK client. */
export type Operations = Readonly<Record<string, (input: never) => Promise<object>>>;

/** Answers a call of AWS's JSON protocol with an operation's result or its ServiceError. */
export async function answerAwsJson(
  request: IncomingMessage,
  response: ServerResponse,
  operation: (input: never) => Promise<object>,
): Promise<void> {
  const headers = { 'content-type': 'application/x-amz-json-1.1' };
  try {
    const body = await readBody(request, 1024 * 1024);
    const input: unknown = JSON.parse(body.toString() || '{}');
    send(response, 200, headers, JSON.stringify(await operation(input as never)));
  } catch (error) {
    const { type, message, status } = toServiceError(error);
    const failed = { ...headers, 'x-amzn-errortype': type };
    send(response, status, failed, JSON.stringify({ __type: type, message }));
  }
}

export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  return new ServiceError('InternalErrorException', messageOf(error), 500);
}
