import { Aws, type Stack } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';

/** The topic for all alarms of a stage. It notifies the people on duty. */
export function createAlarmTopic(
  stack: Stack,
  { name, stage, email }: { name: string; stage: string; email: string | undefined },
): ITopic {
  const topic = new Topic(stack, 'Alarms', {
    topicName: name,
    displayName: `Thali ${stage}`,
    enforceSSL: true,
  });
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  );
  if (email !== undefined) topic.addSubscription(new EmailSubscription(email));
  return topic;
}

/**
 * Sends all alarms of the stack to the topic, when an alarm starts and when it ends. Call it after all alarms exist.
 */
export function sendAlarmsTo(topic: ITopic, stack: Stack): void {
  const action = new SnsAction(topic);
  for (const construct of stack.node.findAll()) {
    if (!(construct instanceof Alarm)) continue;
    construct.addAlarmAction(action);
    construct.addOkAction(action);
  }
}
