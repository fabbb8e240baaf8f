import { type App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { EdgeStack } from './edge-stack.ts';
import { readOptions } from './options.ts';
import { StatefulStack } from './stateful-stack.ts';
import { StatelessStack } from './stateless-stack.ts';

/** Puts one stage of the platform into the app; a finding of the checks fails the synthesis. */
export function addThali(app: App) {
  const { stage, region, release, siteBuild, domain, messages, inactivity, payments } =
    readOptions(app);
  const env = { region };
  const stateful = new StatefulStack(app, `Thali-${stage}-Stateful`, { env, stage });
  const edge = domain && new EdgeStack(app, `Thali-${stage}-Edge`, { domain });
  const stateless = new StatelessStack(app, `Thali-${stage}-Stateless`, {
    env,
    stage,
    release,
    siteBuild,
    messages,
    inactivity,
    payments,
    stateful,
    // The certificate lives in another region; CDK carries its ARN over.
    crossRegionReferences: edge !== undefined,
    customDomain: domain && edge && { ...domain, certificate: edge.certificate },
  });
  Tags.of(app).add('thali:stage', stage);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { stateful, stateless, edge };
}
