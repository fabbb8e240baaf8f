import { AsyncLocalStorage } from 'node:async_hooks';
import { accessOf } from '@thali/functions/routes/access-of';
import type { FunctionName } from '@thali/functions/routes/route-types';

const running = new AsyncLocalStorage<FunctionName>();

/** Runs a function's handler as that function: what it asks of the table is held against its grants. */
export function runAs<T>(fn: FunctionName, run: () => Promise<T>): Promise<T> {
  return running.run(fn, run);
}

/**
 * Refuses what the deployed function's role would refuse: the engines here have no roles, so a grant that
 * is missing in the route table would show only on AWS. Call once the environment is set.
 */
export async function enforceAccess(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  const { cognito } = await import('@thali/functions/auth/cognito/cognito');
  const { smsClient } = await import('@thali/functions/messages/send-sms');
  const { emailClient } = await import('@thali/functions/messages/send-email');
  const options = { step: 'initialize', name: 'enforceAccess', override: true } as const;
  table.middlewareStack.add(holding(grantsNeeded), options);
  cognito.middlewareStack.add(
    holding((action) => [`cognito ${action}`]),
    options,
  );
  smsClient.middlewareStack.add(
    holding(() => ['sms']),
    options,
  );
  emailClient.middlewareStack.add(
    holding(() => ['email']),
    options,
  );
}

interface TableInput {
  IndexName?: string;
  TransactItems?: Record<string, unknown>[];
}

/** What a call to the table asks for, as IAM names it; a transaction asks for what each item does. */
export function grantsNeeded(action: string, input: TableInput): string[] {
  if (input.IndexName) return [`index ${input.IndexName}`];
  if (!input.TransactItems) return [action];
  return input.TransactItems.flatMap((item) => Object.keys(item)).map((kind) => `${kind}Item`);
}

/** All that a function is granted, in the words of `grantsNeeded`. */
function grantsOf(fn: FunctionName): Set<string> {
  const { table, indexes, cognito, sms, email } = accessOf(fn);
  return new Set<string>([
    ...table,
    ...indexes.map((index) => `index ${index}`),
    ...cognito.map((action) => `cognito ${action}`),
    ...(sms ? ['sms'] : []),
    ...(email ? ['email'] : []),
  ]);
}

/** The middleware of an SDK client that lets only what is granted pass. */
function holding(needsOf: (action: string, input: object) => string[]) {
  return <Args extends { input: object }, Result>(
    next: (args: Args) => Promise<Result>,
    context: { commandName?: string },
  ) =>
    async (args: Args): Promise<Result> => {
      const fn = running.getStore();
      const action = String(context.commandName).replace(/Command$/, '');
      if (fn) assertGranted(fn, needsOf(action, args.input));
      return next(args);
    };
}

function assertGranted(fn: FunctionName, needs: readonly string[]): void {
  const granted = grantsOf(fn);
  const missing = needs.filter((need) => !granted.has(need));
  if (missing.length === 0) return;
  throw new Error(`The route table grants '${fn}' no ${missing.join(', ')}`);
}
