import { cognitoTriggers } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { UserPoolTriggers } from 'aws-cdk-lib/aws-cognito';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { RouteFunction } from '../functions/route-function.ts';

/**
 * The functions behind the user pool's triggers. They stand beside the pool, since a pool that named
 * functions of the stateless stack could not be deployed before it; and they know nothing of the
 * pool, since it names them.
 */
export function createTriggers(scope: Construct, props: { stage: string; table: Table }) {
  const functions = new Map<FunctionName, RouteFunction>();
  const handlers: UserPoolTriggers = {};
  for (const { trigger, fn } of cognitoTriggers) {
    const made = functions.get(fn) ?? new RouteFunction(scope, fn, props);
    functions.set(fn, made);
    Object.assign(handlers, { [trigger]: made.lambda });
  }
  return { functions, handlers };
}
