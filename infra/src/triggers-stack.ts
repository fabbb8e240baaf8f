import { cognitoTriggers } from '@thali/functions/routes/route-table';
import type { FunctionName } from '@thali/functions/routes/route-types';
import {
  type App,
  CrossStackReferences,
  ReferenceStrength,
  Stack,
  type StackProps,
} from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { RouteFunction } from './functions/route-function.ts';
import { keepExports } from './keep-exports.ts';

interface TriggersStackProps extends StackProps {
  stage: string;
  table: ITable;
  logRetention: RetentionDays;
}

/**
 * The trigger functions of the user pool. They need the table, and the pool needs them. A separate stack can be
 * rolled back like other code. Its reference to the table is weak, so that a lost table can be replaced.
 */
export class TriggersStack extends Stack {
  readonly functions: ReadonlyMap<FunctionName, RouteFunction>;

  constructor(app: App, id: string, { stage, table, logRetention, ...props }: TriggersStackProps) {
    super(app, id, props);
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const names = new Set<FunctionName>(cognitoTriggers.map(({ fn }) => fn));
    const resources = { stage, table, logRetention };
    this.functions = new Map([...names].map((fn) => [fn, new RouteFunction(this, fn, resources)]));
    keepExports(
      this,
      [...this.functions.values()].map(({ lambda }) => lambda.functionArn),
    );
  }
}
