import { type App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { EdgeStack } from './edge-stack.ts';
import { EdgeWatchStack } from './edge-watch-stack.ts';
import { readOptions } from './options.ts';
import { StatefulStack } from './stateful-stack.ts';
import { StatelessStack } from './stateless-stack.ts';

/** Puts one stage of the platform into the app; a finding of the checks fails the synthesis. */
export function addThali(app: App) {
  const { region, domain, hasFirewall, ...options } = readOptions(app);
  const { stage } = options;
  const env = { region };
  const stateful = new StatefulStack(app, `Thali-${stage}-Stateful`, { env, stage });
  const edge =
    domain || hasFirewall
      ? new EdgeStack(app, `Thali-${stage}-Edge`, { stage, domain, hasFirewall })
      : undefined;
  const stateless = new StatelessStack(app, `Thali-${stage}-Stateless`, {
    ...options,
    env,
    stateful,
    // Certificate, firewall and the edge's alarms live in another region; CDK carries names over.
    crossRegionReferences: true,
    customDomain: domain && edge?.certificate && { ...domain, certificate: edge.certificate },
    webAclArn: edge?.webAclArn,
  });
  const edgeWatch = new EdgeWatchStack(app, `Thali-${stage}-EdgeWatch`, {
    stage,
    distributionId: stateless.distributionId,
    hasFirewall,
    alarmEmail: options.watch.alarmEmail,
  });
  Tags.of(app).add('thali:stage', stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { stateful, stateless, edge, edgeWatch };
}
