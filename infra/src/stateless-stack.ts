import type { Limits } from '@thali/functions/deployment-limits';
import { type App, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { HttpApi } from './api/http-api.ts';
import { SocketApi } from './api/socket-api.ts';
import { createEdgeSecret } from './edge/create-edge-secret.ts';
import { createEdgeLogBucket } from './edge/edge-log.ts';
import { type CustomDomain, SiteEdge } from './edge/site-edge.ts';
import { addSchedules } from './events/add-schedules.ts';
import { addStreamConsumers } from './events/add-stream-consumers.ts';
import { FailureQueue } from './events/failure-queue.ts';
import { addQueueConsumers, createQueues } from './events/queues.ts';
import { createFunctions } from './functions/create-functions.ts';
import type { Identity } from './functions/function-resources.ts';
import { addConfigurationSet, addDomainMail } from './messages/email-identity.ts';
import type { MessageSettings } from './messages/message-settings.ts';
import { warnOfMissingMail } from './messages/message-settings.ts';
import type { WatchedResources } from './observe/watched-resources.ts';
import { findPaymentResources, type PaymentSettings } from './payments/payment-settings.ts';
import { deploySite } from './site/deploy-site.ts';
import type { StatefulStack } from './stateful-stack.ts';
import type { TriggersStack } from './triggers-stack.ts';

interface StatelessStackProps extends StackProps {
  stage: string;
  release: string;
  siteBuild: string | undefined;
  messages: MessageSettings;
  inactivity: string | undefined;
  limits: Limits;
  payments: PaymentSettings;
  stateful: StatefulStack;
  triggers: TriggersStack;
  identity: Identity;
  logRetention: RetentionDays;
  customDomain: CustomDomain | undefined;
  webAclArn: string | undefined;
}

/** The replaceable part of the platform. It can be deleted and deployed again. */
export class StatelessStack extends Stack {
  readonly distributionId: string;
  /** The host name that guests open. */
  readonly siteHost: string;
  readonly edgeLogBucketArn: string;
  /** The resources that the watch stack observes. */
  readonly watched: Omit<WatchedResources, 'smsMonthlySpend' | 'lunchOrders'>;

  constructor(app: App, id: string, props: StatelessStackProps) {
    const {
      stage,
      release,
      siteBuild,
      messages,
      inactivity,
      limits,
      payments,
      stateful,
      triggers,
      identity,
      logRetention,
      customDomain,
      webAclArn,
      ...stackProps
    } = props;
    super(app, id, stackProps);
    const { table, orderSecret, sealKey, siteBucket, pictureBucket, backupVault } = stateful;
    const sockets = new SocketApi(this, 'SocketApi', { stage, logRetention });
    const edgeSecret = createEdgeSecret(this);
    const queues = createQueues(new Construct(this, 'Queues'));
    const functionOf = createFunctions(new Construct(this, 'Functions'), triggers.functions, {
      stage,
      release,
      siteBuild,
      table,
      logRetention,
      identity,
      orderSecret,
      sealKey,
      edgeSecret,
      socketApi: sockets.api,
      queues,
      pictureBucket,
      domain: customDomain?.name,
      messages,
      inactivity,
      limits,
      payments: findPaymentResources(this, payments),
    });
    const configurationSet = messages.emailFrom ? addConfigurationSet(this, stage) : undefined;
    warnOfMissingMail(this, messages, customDomain?.name);
    if (customDomain) {
      const { mailExchange } = messages;
      addDomainMail(this, { domain: customDomain, configurationSet, mailExchange });
    }
    sockets.addRoutes(functionOf);
    const http = new HttpApi(this, 'HttpApi', { stage, functionOf, logRetention });
    addSchedules(new Construct(this, 'Schedules'), functionOf);
    addStreamConsumers(new Construct(this, 'Stream'), table, functionOf);
    addQueueConsumers(queues, functionOf);
    const edge = new SiteEdge(this, 'Edge', {
      siteBucket,
      pictureBucket,
      httpHost: http.host,
      socketHost: sockets.host,
      edgeSecret,
      customDomain,
      webAclArn,
    });
    if (siteBuild !== undefined) deploySite(this, siteBuild, siteBucket, functionOf('documents'));
    this.watched = {
      stage,
      functionOf,
      table,
      backupVault,
      httpApi: http.api,
      socketApi: sockets.api,
      distribution: edge.distribution,
      canSend: {
        sms: messages.sms.originationIdentity !== undefined,
        email: messages.emailFrom !== undefined,
      },
      failureQueues: this.node.findAll().filter((construct) => construct instanceof FailureQueue),
    };
    this.edgeLogBucketArn = createEdgeLogBucket(this, logRetention);
    this.distributionId = edge.distribution.distributionId;
    this.siteHost = edge.host;
    new CfnOutput(this, 'SiteUrl', { value: `https://${edge.host}` });
    // Compared by .github/workflows/thali.yml: an older commit must not replace a newer commit.
    new CfnOutput(this, 'Release', { value: release });
  }
}
