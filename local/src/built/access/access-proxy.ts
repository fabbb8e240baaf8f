import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import {
  type ResourceNames,
  requestsOfCall,
  type ServiceCall,
} from '../../access/requests-of-call.ts';
import { type AccessRequest, isAllowed, type Statement } from '../../access/statements.ts';
import type { Closers } from '../../closers.ts';
import { send } from '../../gateway/answer.ts';
import { serveOnLoopback } from '../../gateway/listen.ts';
import { readBody } from '../../gateway/read-body.ts';
import type { Printer } from '../../printer.ts';
import { accessKeyId, signerOf } from '../functions/credentials.ts';
import type { DeployedFunction } from '../functions/deployed-functions.ts';

/** DynamoDB's limit for a request. */
const maxBodyBytes = 16 * 1024 * 1024;

interface Caller {
  name: string;
  statements: readonly Statement[];
}

interface Dependencies {
  functions: readonly DeployedFunction[];
  /** The addresses of the services. They check no access themselves. */
  services: Record<ServiceCall['service'], string>;
  names: ResourceNames;
  printer: Printer;
  closers: Closers;
}

interface ProxyState extends Pick<Dependencies, 'services' | 'names' | 'printer'> {
  /** Callers by access key id. */
  callers: ReadonlyMap<string, Caller>;
  reportRefusal(reason: string): void;
}

interface Access {
  /** The address of AWS for the functions. */
  address: string;
  /** The refusals, with IAM's messages. */
  refusals: readonly string[];
}

/**
 * Starts a proxy that enforces the roles of the functions, because the engines have no roles. It forwards a call if
 * the role of the signer allows all requests of the call.
 */
export async function startAccess(dependencies: Dependencies): Promise<Access> {
  const { functions, printer, closers } = dependencies;
  const refusals: string[] = [];
  const state: ProxyState = {
    ...dependencies,
    callers: new Map(functions.map((fn) => [accessKeyId(fn.name), fn])),
    reportRefusal: (reason) => {
      refusals.push(reason);
      printer.problem(`Refused: ${reason}`);
    },
  };
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    handle(state, agent, request, response).catch((error: unknown) => {
      printer.problem(`${request.method} ${request.url} failed before AWS`, error);
      refuse(response, 500, 'InternalServerError', 'The call could not be read.');
    });
  });
  server.on('close', () => agent.destroy());
  return { address: await serveOnLoopback(server, closers), refusals };
}

async function handle(
  state: ProxyState,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: path = '/', headers } = request;
  const target = headers['x-amz-target']?.toString();
  const body = await readBody(request, maxBodyBytes);
  const serviceCall = requestsOfCall({ method, path, target, body: body.toString() }, state.names);
  if (!serviceCall) {
    const reason = `No local service handles ${target ?? `${method} ${path}`}`;
    state.reportRefusal(reason);
    return refuse(response, 400, 'UnknownOperationException', reason);
  }
  const signer = signerOf(headers.authorization);
  const caller = state.callers.get(signer ?? '');
  const problem = refusalOf(serviceCall.requests, signer, caller);
  if (problem) {
    state.reportRefusal(problem);
    // SES and the connections API use REST and answer a refusal with 403.
    return refuse(response, target ? 400 : 403, 'AccessDeniedException', problem);
  }
  forward(state.services[serviceCall.service], agent, body, request, response);
}

/** Calls that AWS accepts without a signature. */
const unsigned: readonly string[] = ['cognito-idp:RevokeToken'];

function refusalOf(
  requests: readonly AccessRequest[],
  signer: string | undefined,
  caller: Caller | undefined,
): string | undefined {
  if (!signer && requests.every(({ action }) => unsigned.includes(action))) return undefined;
  if (!caller) return 'The security token included in the request is invalid.';
  const denied = requests.find((request) => !isAllowed(caller.statements, request));
  if (!denied) return undefined;
  return `${caller.name} is not authorized to perform: ${denied.action} on resource: ${denied.resource}`;
}

function forward(
  address: string,
  agent: Agent,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { hostname, port } = new URL(address);
  const headers = { ...request.headers, host: `${hostname}:${port}` };
  const upstream = sendRequest(
    { hostname, port, agent, method: request.method, path: request.url, headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.once('error', () => {
    // The engine closed the idle connection before this call, so a second attempt is safe.
    if (upstream.reusedSocket && !response.headersSent) {
      forward(address, agent, body, request, response);
    } else {
      response.destroy();
    }
  });
  upstream.end(body);
}

function refuse(response: ServerResponse, status: number, type: string, message: string): void {
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': type };
  send(response, status, headers, JSON.stringify({ __type: type, message, Message: message }));
}
