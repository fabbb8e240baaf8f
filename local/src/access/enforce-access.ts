import { AsyncLocalStorage } from 'node:async_hooks';
import { type GrantTargets, grantsOf } from '@thali/functions/routes/grants';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { isAllowed, readStatement, type Statement } from './statements.ts';
import { type Known, wantedOfCall } from './wanted-of-call.ts';

const running = new AsyncLocalStorage<FunctionName>();

/** Runs a function's handler as that function: its calls to AWS are held against its grants. */
export function runAs<T>(fn: FunctionName, run: () => Promise<T>): Promise<T> {
  return running.run(fn, run);
}

/**
 * Refuses what the deployed function's role would refuse. The engines here have no roles, so a grant that is missing in
 * the route table would show only on AWS. Call it after the environment is set.
 *
 * A secret that another function here read in the last minutes comes from the cache:
 * `tests/src/infra/grants.test.ts` checks each function's own.
 */
export async function enforceAccess(targets: GrantTargets, known: Known): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  const { challenges, cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { smsClient } = await import('@thali/functions/messages/send-sms');
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const { secretsClient } = await import('@thali/functions/secrets/read-secret');
  const { sealClient } = await import('@thali/functions/secrets/seal');
  const { socketsClient } = await import('@thali/functions/live/post-frame');
  const { pictureClient } = await import('@thali/functions/pictures/picture-store');
  const { queueClient } = await import('@thali/functions/alarm/alarm-queue');
  const judge = judgeOf(targets, known);
  const guard = (client: SdkClient) =>
    client.middlewareStack.add(
      (next) => async (args) => {
        judge(args.request);
        return next(args);
      },
      { step: 'build', name: 'enforceAccess', override: true },
    );
  guard(table);
  guard(cognito);
  guard(challenges);
  guard(smsClient);
  guard(emailClient);
  guard(secretsClient);
  guard(sealClient);
  guard(pictureClient);
  guard(queueClient);
  guard(socketsClient());
}

/** The part of any client of the SDK that is needed here. */
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

/** @throws Error when the running function has no grant for the request */
function judgeOf(targets: GrantTargets, known: Known): (request: unknown) => void {
  const statements = new Map<FunctionName, Statement[]>();
  return (request) => {
    const fn = running.getStore();
    if (!fn) return;
    const granted = statements.get(fn) ?? grantsOf(fn, targets).map(readStatement);
    statements.set(fn, granted);
    const { method, path, headers, body } = request as Request;
    const target = headers['x-amz-target'];
    const asked = wantedOfCall({ method, path, target, body: textOf(body) }, known);
    if (!asked) throw new Error(`Nothing here answers ${target ?? `${method} ${path}`}`);
    const denied = asked.wanted.find((wanted) => !isAllowed(granted, wanted));
    if (!denied) return;
    const { action, resource, context = {} } = denied;
    throw new Error(
      `The route table grants '${fn}' no ${action} on ${resource} ${JSON.stringify(context)}`,
    );
  };
}

/** Only bodies in JSON say what a call is about. */
function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : '';
}
