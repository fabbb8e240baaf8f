import { type App, Stack, type StackProps } from 'aws-cdk-lib';
import { PlatformUserPool } from './identity/platform-user-pool.ts';
import { keepExports } from './keep-exports.ts';
import type { TriggersStack } from './triggers-stack.ts';

interface IdentityStackProps extends StackProps {
  triggers: TriggersStack;
}

/** The users. Like the table, they must survive every deployment. Their triggers are deployed earlier. */
export class IdentityStack extends Stack {
  readonly identity: PlatformUserPool;

  constructor(app: App, id: string, { triggers, ...props }: IdentityStackProps) {
    super(app, id, { ...props, terminationProtection: true });
    this.identity = new PlatformUserPool(this, 'Identity', triggers.functions);
    const { pool, clients } = this.identity;
    keepExports(this, [
      pool.userPoolId,
      pool.userPoolArn,
      pool.userPoolProviderUrl,
      ...Object.values(clients).map(({ userPoolClientId }) => userPoolClientId),
    ]);
  }
}
