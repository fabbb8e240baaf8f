import { type App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { EdgeStack } from './edge-stack.ts';
import { EdgeWatchStack } from './edge-watch-stack.ts';
import { IdentityStack } from './identity-stack.ts';
import { readOptions } from './options.ts';
import { StatefulStack } from './stateful-stack.ts';
import { StatelessStack } from './stateless-stack.ts';
import { TriggersStack } from './triggers-stack.ts';
import { WatchStack } from './watch-stack.ts';

/** Adds one stage of the platform to the app. Synthesis fails if a check finds something. */
export function addThali(app: App) {
  const { region, domain, firewall, data, ...options } = readOptions(app);
  const { stage, logRetention } = options;
  const env = { region };
  const stateful = new StatefulStack(app, `Thali-${stage}-Stateful`, {
    env,
    stage,
    domain: domain?.name,
    data,
  });
  const triggers = new TriggersStack(app, `Thali-${stage}-Triggers`, {
    env,
    stage,
    table: stateful.table,
    logRetention,
  });
  const identity = new IdentityStack(app, `Thali-${stage}-Identity`, { env, triggers });
  const hasFirewall = firewall !== 'none';
  const edge =
    domain || hasFirewall
      ? new EdgeStack(app, `Thali-${stage}-Edge`, {
          stage,
          domain,
          hasFirewall,
          logRetention,
        })
      : undefined;
  const stateless = new StatelessStack(app, `Thali-${stage}-Stateless`, {
    ...options,
    env,
    stateful,
    triggers,
    identity: identity.identity,
    customDomain: domain && edge?.certificate && { ...domain, certificate: edge.certificate },
    webAclArn: firewall === 'on' ? edge?.webAclArn : undefined,
  });
  const watch = new WatchStack(app, `Thali-${stage}-Watch`, {
    region,
    release: options.release,
    ...options.watch,
    ...stateless.watched,
  });
  const edgeWatch = new EdgeWatchStack(app, `Thali-${stage}-EdgeWatch`, {
    stage,
    distributionId: stateless.distributionId,
    siteHost: stateless.siteHost,
    edgeLogBucketArn: stateless.edgeLogBucketArn,
    hasFirewall,
    certificate: edge?.certificate,
    alarmEmail: options.watch.alarmEmail,
    monthlyBudget: options.watch.monthlyBudget,
  });
  Tags.of(app).add('thali:stage', stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { stateful, triggers, identity, stateless, watch, edge, edgeWatch };
}
