import { AppError } from '@thali/shared/http/app-error';
import { type ErrorCode, errorStatus } from '@thali/shared/http/error-codes';
import type { Context } from 'aws-lambda';
import { invocation } from '../invocations/invocation.ts';
import { createAdmin } from '../operations/create-admin.ts';
import { eraseCustomer } from '../operations/erase-customer.ts';
import { exportCustomer } from '../operations/export-customer.ts';
import {
  InputRefused,
  type Operation,
  type OperationInput,
  parseInput,
  type Shape,
} from '../operations/operation.ts';
import { type OperationName, operations } from '../operations/operation-list.ts';
import { resendCredentials } from '../operations/resend-credentials.ts';
import { ringWaitingOrders } from '../operations/ring-waiting-orders.ts';
import { setVendorStatus } from '../operations/set-vendor-status.ts';

/** Why the operation did nothing, as a text for the operator. */
export interface Refusal {
  refused: { code: ErrorCode; message: string };
}

type Event = { job?: string } | undefined;

const runs = new Map<string, (event: Event, requestId: string) => Promise<object>>([
  runOf('create-admin', operations['create-admin'], createAdmin),
  runOf('set-vendor-status', operations['set-vendor-status'], setVendorStatus),
  runOf('resend-credentials', operations['resend-credentials'], resendCredentials),
  runOf('export-customer', operations['export-customer'], exportCustomer),
  runOf('erase-customer', operations['erase-customer'], eraseCustomer),
  runOf('ring-waiting-orders', operations['ring-waiting-orders'], ringWaitingOrders),
]);

function runOf<Fields extends Shape>(
  name: OperationName,
  operation: Operation<Fields>,
  run: (input: OperationInput<Operation<Fields>>, requestId: string) => Promise<object>,
) {
  const parsed = (event: Event, requestId: string) => run(parseInput(operation, event), requestId);
  return [name, parsed] as const;
}

/** Runs the operations that an operator starts with `npm run operate`. No route or schedule calls them. */
export function handler(event: Event, { awsRequestId }: Context): Promise<object | Refusal> {
  const operation = event?.job ?? '';
  return invocation({ request_id: awsRequestId, job: operation }, async () => {
    try {
      const run = runs.get(operation);
      if (!run) throw new InputRefused(`There is no operation '${operation}'`);
      return await run(event, awsRequestId);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return refusal;
    }
  });
}

/** An operator's mistake becomes an answer, so that only faults of the platform raise an alarm. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof InputRefused) {
    return { refused: { code: 'VALIDATION_ERROR', message: error.message } };
  }
  if (!(error instanceof AppError) || errorStatus[error.code] >= 500) return undefined;
  return { refused: { code: error.code, message: error.message } };
}
