import { type App, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { HttpApi } from './api/http-api.ts';
import { SocketApi } from './api/socket-api.ts';
import { type CustomDomain, SiteEdge } from './edge/site-edge.ts';
import { addSchedules } from './events/add-schedules.ts';
import { addStreamConsumers } from './events/add-stream-consumers.ts';
import { createFunctions } from './functions/create-functions.ts';
import { addEmailIdentity } from './messages/email-identity.ts';
import type { MessageSettings } from './messages/message-settings.ts';
import { deploySite } from './site/deploy-site.ts';
import type { StatefulStack } from './stateful-stack.ts';

interface StatelessStackProps extends StackProps {
  stage: string;
  release: string;
  siteBuild: string;
  messages: MessageSettings;
  stateful: StatefulStack;
  customDomain: CustomDomain | undefined;
}

/** Everything that the route table makes of the platform; it can be deleted and deployed anew. */
export class StatelessStack extends Stack {
  constructor(app: App, id: string, props: StatelessStackProps) {
    const { stage, release, siteBuild, messages, stateful, customDomain, ...stackProps } = props;
    super(app, id, stackProps);
    const { table, identity, orderSecret, siteBucket } = stateful;
    const sockets = new SocketApi(this, 'SocketApi', { stage });
    const functionOf = createFunctions(new Construct(this, 'Functions'), identity.functions, {
      stage,
      release,
      table,
      identity,
      orderSecret,
      socketApi: sockets.api,
      domain: customDomain?.name,
      messages,
    });
    if (customDomain) addEmailIdentity(this, customDomain);
    sockets.addRoutes(functionOf);
    const http = new HttpApi(this, 'HttpApi', { stage, functionOf });
    addSchedules(new Construct(this, 'Schedules'), functionOf);
    addStreamConsumers(new Construct(this, 'Stream'), table, functionOf);
    const edge = new SiteEdge(this, 'Edge', {
      siteBucket,
      httpHost: http.host,
      socketHost: sockets.host,
      customDomain,
    });
    deploySite(this, siteBuild, siteBucket, edge.distribution);
    new CfnOutput(this, 'SiteUrl', { value: edge.url });
  }
}
