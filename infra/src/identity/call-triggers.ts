import { cognitoTriggers } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { CfnUserPool, UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import type { RouteFunction } from '../functions/route-function.ts';

/**
 * Has the pool call its triggers. CDK's own way would put the permission, which names the pool, into the functions'
 * stack, and so make each stack wait for the other.
 */
export function callTriggers(
  pool: UserPool,
  functions: ReadonlyMap<FunctionName, RouteFunction>,
): void {
  const arnOf = (fn: FunctionName) => {
    const found = functions.get(fn);
    if (!found) throw new Error(`The user pool has no function '${fn}' to call`);
    return found.lambda.functionArn;
  };
  const config = cognitoTriggers.map(({ trigger, fn }) => [trigger, arnOf(fn)]);
  (pool.node.defaultChild as CfnUserPool).lambdaConfig = Object.fromEntries(config);
  for (const fn of functions.keys()) {
    new CfnPermission(pool, `${fn}-call`, {
      action: 'lambda:InvokeFunction',
      functionName: arnOf(fn),
      principal: 'cognito-idp.amazonaws.com',
      sourceArn: pool.userPoolArn,
    });
  }
}
