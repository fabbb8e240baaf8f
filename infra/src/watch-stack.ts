import { type App, CrossStackReferences, ReferenceStrength, Stack } from 'aws-cdk-lib';
import { observe } from './observe/observe.ts';
import type { WatchedResources } from './observe/watched-resources.ts';

interface WatchStackProps extends WatchedResources {
  region: string;
  release: string;
  alarmEmail: string | undefined;
}

/**
 * The dashboard and the alarms of the region. A separate stack keeps the platform's stack below CloudFormation's
 * limit of 500 resources. The references are weak, because a replaced function must not wait for its alarm.
 */
export class WatchStack extends Stack {
  constructor(app: App, id: string, { region, ...props }: WatchStackProps) {
    super(app, id, { env: { region } });
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    observe(this, props);
  }
}
