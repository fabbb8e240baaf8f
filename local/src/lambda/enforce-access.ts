import { AsyncLocalStorage } from 'node:async_hooks';
import { accessOf } from '@thali/functions/routes/access-of';
import type { FunctionName } from '@thali/functions/routes/route-types';

const running = new AsyncLocalStorage<FunctionName>();

/** Runs a function's handler as that function: what it asks of the table is held against its grants. */
export function runAs<T>(fn: FunctionName, run: () => Promise<T>): Promise<T> {
  return running.run(fn, run);
}

/**
 * Refuses what the deployed function's role would refuse: one engine has no roles, so a grant that is
 * missing in the route table would show only on AWS. Call once the environment is set.
 */
export async function enforceAccess(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  table.middlewareStack.add(
    (next, context) => async (args) => {
      const fn = running.getStore();
      const action = String(context.commandName).replace(/Command$/, '');
      if (fn) assertGranted(fn, action, args.input as TableInput);
      return next(args);
    },
    { step: 'initialize', name: 'enforceAccess', override: true },
  );
}

interface TableInput {
  IndexName?: string;
  TransactItems?: Record<string, unknown>[];
}

/** What a call asks for, as IAM names it; a transaction asks for what each of its items does. */
export function grantsNeeded(action: string, input: TableInput): string[] {
  if (input.IndexName) return [`index ${input.IndexName}`];
  if (!input.TransactItems) return [action];
  return input.TransactItems.flatMap((item) => Object.keys(item)).map((kind) => `${kind}Item`);
}

function assertGranted(fn: FunctionName, action: string, input: TableInput): void {
  const { table, indexes } = accessOf(fn);
  const granted = new Set<string>([...table, ...indexes.map((index) => `index ${index}`)]);
  const missing = grantsNeeded(action, input).filter((need) => !granted.has(need));
  if (missing.length === 0) return;
  throw new Error(`The route table grants '${fn}' no ${missing.join(', ')}`);
}
