import type { ServerResponse } from 'node:http';
import { Agent, createServer, type IncomingMessage, request as open, type Server } from 'node:http';
import { send } from '../../gateway/answer.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { Printer } from '../../printer.ts';
import { signerOf } from './credentials.ts';
import { isAllowed, type Statement, type Wanted } from './policy.ts';
import { type Asked, type Known, wantedOfCall } from './wanted-of-call.ts';

/** DynamoDB's own limit of a request. */
const maxBodyBytes = 16 * 1024 * 1024;

export interface Caller {
  name: string;
  statements: readonly Statement[];
}

interface Parts {
  /** Who calls, by access key id. */
  callers: ReadonlyMap<string, Caller>;
  /** The addresses of the services, which let everybody in. */
  services: Record<Asked['service'], string>;
  known: Known;
  /** Told of each refusal. */
  refused(what: string): void;
  printer: Printer;
}

/**
 * In front of the engines as IAM is in front of AWS: a call passes when the role of its signer allows
 * everything that it asks for. The engines themselves have no roles.
 */
export function accessProxy(parts: Parts): Server {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    handle(parts, agent, request, response).catch((error: unknown) => {
      parts.printer.problem(`${request.method} ${request.url} failed before AWS`, error);
      refuse(response, 500, 'InternalServerError', 'The call could not be read.');
    });
  });
  server.on('close', () => agent.destroy());
  return server;
}

async function handle(
  parts: Parts,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: path = '/', headers } = request;
  const target = headers['x-amz-target']?.toString();
  const body = await readBody(request, maxBodyBytes);
  const asked = wantedOfCall({ method, path, target, body }, parts.known);
  if (!asked) {
    parts.refused(`${target ?? `${method} ${path}`}, which nothing here answers`);
    return refuse(
      response,
      400,
      'UnknownOperationException',
      `Nothing here answers ${target ?? path}`,
    );
  }
  const signer = signerOf(headers.authorization);
  const caller = parts.callers.get(signer ?? '');
  const problem = refusalOf(asked.wanted, signer, caller);
  if (problem) {
    parts.refused(problem);
    // SES and the connections speak REST, where it has a status of its own.
    return refuse(response, target ? 400 : 403, 'AccessDeniedException', problem);
  }
  pass(parts.services[asked.service], agent, body, request, response);
}

/** Calls that AWS takes from anybody, signed or not: what they carry proves enough. */
const unsigned: readonly string[] = ['cognito-idp:RevokeToken'];

function refusalOf(
  wanted: readonly Wanted[],
  signer: string | undefined,
  caller: Caller | undefined,
): string | undefined {
  if (!signer && wanted.every(({ action }) => unsigned.includes(action))) return undefined;
  if (!caller) return 'The security token included in the request is invalid.';
  const denied = wanted.find((one) => !isAllowed(caller.statements, one));
  if (!denied) return undefined;
  return `${caller.name} is not authorized to perform: ${denied.action} on resource: ${denied.resource}`;
}

function pass(
  address: string,
  agent: Agent,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { hostname, port } = new URL(address);
  const headers = { ...request.headers, host: `${hostname}:${port}` };
  const onward = open(
    { hostname, port, agent, method: request.method, path: request.url, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.once('error', () => {
    // The engine had closed the connection before this call came: it never saw it.
    if (onward.reusedSocket && !response.headersSent) {
      pass(address, agent, body, request, response);
    } else {
      response.destroy();
    }
  });
  onward.end(body);
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': type };
  send(response, status, headers, JSON.stringify({ __type: type, message, Message: message }));
}
