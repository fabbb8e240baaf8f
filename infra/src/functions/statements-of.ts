import { accessOf } from '@thali/functions/routes/access-of';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { connectionsArn } from '../api/socket-address.ts';
import { emailStatements, senderArn } from '../messages/sender-arns.ts';
import { pictureGrant } from '../pictures/picture-grants.ts';
import { sealGrant } from '../secrets/seal-key.ts';
import { type FunctionResources, needed } from './function-resources.ts';

/** The least that lets a function serve its routes. */
export function statementsOf(fn: FunctionName, resources: FunctionResources): PolicyStatement[] {
  const { table, identity, orderSecret, socketApi, messages, payments, queues, pictureBucket } =
    resources;
  const access = accessOf(fn);
  const statements: PolicyStatement[] = [];
  const allow = (actions: string[], on: string[]) => {
    if (actions.length === 0 || on.length === 0) return;
    statements.push(new PolicyStatement({ actions, resources: on }));
  };

  if (access.table.length > 0) statements.push(tableStatement(access, table.tableArn));
  allow(
    ['dynamodb:Query'],
    access.indexes.map((index) => `${table.tableArn}/index/${index}`),
  );
  if (access.cognito.length > 0) {
    const { pool } = needed(identity, 'the user pool', fn);
    allow(
      access.cognito.map((action) => `cognito-idp:${action}`),
      [pool.userPoolArn],
    );
  }
  if (access.secrets.includes('order')) {
    const secret = needed(orderSecret, 'the order secret', fn);
    allow(['secretsmanager:GetSecretValue'], [secret.secretArn]);
  }
  if (access.secrets.includes('razorpay') && payments?.razorpaySecret) {
    allow(['secretsmanager:GetSecretValue'], [payments.razorpaySecret.secretArn]);
  }
  if (access.seals.length > 0) {
    statements.push(sealGrant(access.seals, needed(resources.sealKey, 'the key of secrets', fn)));
  }
  for (const name of access.queues) {
    allow(['sqs:SendMessage'], [needed(queues, 'queues', fn)[name].queueArn]);
  }
  for (const action of access.pictures) {
    allow(...pictureGrant(action, needed(pictureBucket, 'pictures', fn)));
  }
  for (const method of access.sockets) {
    const api = needed(socketApi, 'WebSocket connections', fn);
    allow(['execute-api:ManageConnections'], [connectionsArn(api, method)]);
  }
  if (access.sms) {
    const sender = needed(messages, 'text messages', fn).sms.originationIdentity;
    allow(['sms-voice:SendTextMessage'], sender ? [senderArn(Stack.of(table), sender)] : []);
  }
  if (access.email) {
    const from = needed(messages, 'e-mail', fn).emailFrom;
    if (from)
      statements.push(...emailStatements(Stack.of(table), from, `thali-${resources.stage}`));
  }
  if (access.emailStatus && messages?.emailFrom) {
    allow(['ses:GetAccount', 'ses:GetEmailIdentity'], ['*']);
  }
  return statements;
}

function tableStatement(
  { table, leadingKeys }: ReturnType<typeof accessOf>,
  tableArn: string,
): PolicyStatement {
  return new PolicyStatement({
    actions: table.map((action) => `dynamodb:${action}`),
    resources: [tableArn],
    ...(leadingKeys && { conditions: within(leadingKeys) }),
  });
}

/** Every key that a call names must fit a pattern; a call that names none is refused. */
function within(leadingKeys: readonly string[]) {
  return {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': leadingKeys },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  };
}
