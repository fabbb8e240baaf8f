import { AsyncLocalStorage } from 'node:async_hooks';
import { type GrantTargets, grantsOf } from '@thali/functions/routes/grants';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { type ResourceNames, requestsOfCall } from './requests-of-call.ts';
import { isAllowed, readStatement, type Statement } from './statements.ts';

const running = new AsyncLocalStorage<FunctionName>();

/** Runs a handler as its function, so that `enforceAccess` checks AWS calls against the function's grants. */
export function runAs<T>(fn: FunctionName, run: () => Promise<T>): Promise<T> {
  return running.run(fn, run);
}

/**
 * Refuses calls that the role of the deployed function would not allow. Without this check, a missing grant would
 * show only on AWS. Call it after the environment is set. Reads of a cached secret pass unchecked;
 * `tests/src/infra/grants.test.ts` covers them.
 */
export async function enforceAccess(targets: GrantTargets, names: ResourceNames): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  const { challengeClient, cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { smsClient } = await import('@thali/functions/messages/send-sms');
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const { secretsClient } = await import('@thali/functions/secrets/read-secret');
  const { sealClient } = await import('@thali/functions/secrets/seal');
  const { socketsClient } = await import('@thali/functions/live/post-frame');
  const { pictureClient } = await import('@thali/functions/pictures/picture-store');
  const { queueClient } = await import('@thali/functions/alarm/alarm-queue');
  const check = accessChecker(targets, names);
  const guard = (client: SdkClient) =>
    client.middlewareStack.add(
      (next) => async (args) => {
        check(args.request);
        return next(args);
      },
      { step: 'build', name: 'enforceAccess', override: true },
    );
  const messaging = [smsClient, emailClient, queueClient, socketsClient()];
  const storage = [table, secretsClient, sealClient(), pictureClient];
  for (const client of [...messaging, ...storage, cognito, challengeClient]) guard(client);
}

/** The members of an SDK client that this file uses. */
interface SdkClient {
  middlewareStack: {
    add(
      middleware: <Args extends { request: unknown }, Result>(
        next: (args: Args) => Promise<Result>,
      ) => (args: Args) => Promise<Result>,
      options: { step: 'build'; name: string; override: boolean },
    ): void;
  };
}

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** @throws Error if the running function lacks a grant for the request */
function accessChecker(targets: GrantTargets, names: ResourceNames): (request: unknown) => void {
  const statements = new Map<FunctionName, Statement[]>();
  return (request) => {
    const fn = running.getStore();
    if (!fn) return;
    const granted = statements.get(fn) ?? grantsOf(fn, targets).map(readStatement);
    statements.set(fn, granted);
    const { method, path, headers, body } = request as Request;
    const target = headers['x-amz-target'];
    const serviceCall = requestsOfCall({ method, path, target, body: textOf(body) }, names);
    if (!serviceCall) throw new Error(`No local service handles ${target ?? `${method} ${path}`}`);
    const denied = serviceCall.requests.find((candidate) => !isAllowed(granted, candidate));
    if (!denied) return;
    const { action, resource, context = {} } = denied;
    throw new Error(
      `The route table grants '${fn}' no ${action} on ${resource} ${JSON.stringify(context)}`,
    );
  };
}

/** Only JSON bodies matter for access. */
function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : '';
}
