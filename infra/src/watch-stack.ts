import { type App, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import { observe } from './observe/observe.ts';
import type { WatchedResources } from './observe/watched-resources.ts';

interface WatchStackProps extends WatchedResources {
  region: string;
  release: string;
  alarmEmail: string | undefined;
}

/**
 * The dashboard and the alarms of the region. Their own stack keeps the stack of the platform below CloudFormation's
 * 500 resources. The references are weak, because a replaced function must not wait for its alarm.
 */
export class WatchStack extends Stack {
  constructor(app: App, id: string, { region, ...props }: WatchStackProps) {
    super(app, id, { env: { region } });
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    observe(this, props);
  }
}
