import type { ServerResponse } from 'node:http';
import { Agent, createServer, type IncomingMessage, request as open } from 'node:http';
import { isAllowed, type Statement, type Wanted } from '../../access/statements.ts';
import { type Asked, type Known, wantedOfCall } from '../../access/wanted-of-call.ts';
import type { Closers } from '../../closers.ts';
import { send } from '../../gateway/answer.ts';
import { closeServer, listenOnLoopback } from '../../gateway/listen.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { Printer } from '../../printer.ts';
import { accessKeyId, signerOf } from '../functions/credentials.ts';
import type { DeployedFunction } from '../functions/deployed-functions.ts';

/** DynamoDB's own limit of a request. */
const maxBodyBytes = 16 * 1024 * 1024;

interface Caller {
  name: string;
  statements: readonly Statement[];
}

interface Needs {
  functions: readonly DeployedFunction[];
  /** The addresses of the services, which let everybody in. */
  services: Record<Asked['service'], string>;
  known: Known;
  printer: Printer;
  closers: Closers;
}

interface Parts extends Pick<Needs, 'services' | 'known' | 'printer'> {
  /** Who calls, by access key id. */
  callers: ReadonlyMap<string, Caller>;
  /** Told of each refusal. */
  refused(what: string): void;
}

interface Access {
  /** Where the functions find AWS. */
  address: string;
  /** What was refused, in the words of IAM. */
  refusals: readonly string[];
}

/**
 * Puts the roles of the functions before the engines, which have no roles. A call passes when the role of its
 * signer allows everything that it asks for.
 */
export async function startAccess(needs: Needs): Promise<Access> {
  const { functions, printer, closers } = needs;
  const refusals: string[] = [];
  const parts: Parts = {
    ...needs,
    callers: new Map(functions.map((fn) => [accessKeyId(fn.name), fn])),
    refused: (what) => {
      refusals.push(what);
      printer.problem(`Refused: ${what}`);
    },
  };
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    handle(parts, agent, request, response).catch((error: unknown) => {
      printer.problem(`${request.method} ${request.url} failed before AWS`, error);
      refuse(response, 500, 'InternalServerError', 'The call could not be read.');
    });
  });
  server.on('close', () => agent.destroy());
  const address = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  closers.add(() => closeServer(server));
  return { address, refusals };
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
  const asked = wantedOfCall({ method, path, target, body: body.toString() }, parts.known);
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
