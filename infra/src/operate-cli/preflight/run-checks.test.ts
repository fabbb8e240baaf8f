import {
  CloudFormationServiceException,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import { GetRoleCommand, NoSuchEntityException } from '@aws-sdk/client-iam';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import {
  DescribeAccountAttributesCommand,
  DescribeSpendLimitsCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetHostedZoneCommand, ListResourceRecordSetsCommand } from '@aws-sdk/client-route-53';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import {
  GetAccountCommand,
  GetEmailIdentityCommand,
  NotFoundException,
} from '@aws-sdk/client-sesv2';
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Account, openAccount } from './account.ts';
import type { DeploymentPlan } from './finding.ts';
import { type CheckContext, runChecks } from './run-checks.ts';
import { lineOf } from './run-preflight.ts';

const servers = ['ns-1.awsdns-01.org', 'ns-2.awsdns-02.com'];
const plan: DeploymentPlan = {
  stage: 'prod',
  region: 'ap-south-1',
  domain: { name: 'thali.example', hostedZoneId: 'Z123' },
  emailFrom: undefined,
  razorpaySecret: 'arn:aws:secretsmanager:ap-south-1:1:secret:thali/razorpay-AbCdEf',
};
const keys = { keyId: 'rzp_live_12345', keySecret: 'key secret', webhookSecret: 'hook secret' };
const secretOf = (secret: object) => ({ SecretString: JSON.stringify(secret) });

let context: CheckContext;
let mocks: { [Name in keyof Account]: ReturnType<typeof mockClient> };

/** An account in which everything is ready and nothing was deployed. */
beforeEach(() => {
  const account = openAccount('ap-south-1');
  mocks = Object.fromEntries(
    Object.entries(account).map(([name, client]) => [name, mockClient(client as never)]),
  ) as typeof mocks;
  const bootstrapped = [{ OutputKey: 'BootstrapVersion', OutputValue: '28' }];
  mocks.identity.on(GetCallerIdentityCommand).resolves({ Account: '123456789012', Arn: 'arn:me' });
  for (const stacks of [mocks.stacks, mocks.edgeStacks]) {
    stacks
      .on(DescribeStacksCommand)
      .resolves({ Stacks: [] })
      .on(DescribeStacksCommand, { StackName: 'CDKToolkit' })
      .resolves({ Stacks: [{ StackName: 'CDKToolkit', Outputs: bootstrapped } as never] });
  }
  mocks.functions
    .on(GetAccountSettingsCommand)
    .resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
  mocks.zones
    .on(GetHostedZoneCommand)
    .resolves({
      HostedZone: { Id: 'Z123', Name: 'thali.example.', CallerReference: '1' },
      DelegationSet: { NameServers: servers },
    })
    .on(ListResourceRecordSetsCommand)
    .resolves({ ResourceRecordSets: [{ Name: 'thali.example.', Type: 'NS' }] } as never);
  mocks.email
    .on(GetEmailIdentityCommand)
    .rejects(new NotFoundException({ message: 'none', $metadata: {} }))
    .on(GetAccountCommand)
    .resolves({
      ProductionAccessEnabled: true,
      SendingEnabled: true,
      SendQuota: { Max24HourSend: 50_000 },
    });
  mocks.sms
    .on(DescribeAccountAttributesCommand)
    .resolves({ AccountAttributes: [{ Name: 'ACCOUNT_TIER', Value: 'PRODUCTION' }] })
    .on(DescribeSpendLimitsCommand)
    .resolves({ SpendLimits: [spending(200)] });
  mocks.roles.on(GetRoleCommand).resolves({});
  mocks.secrets.on(GetSecretValueCommand).resolves(secretOf(keys));
  context = {
    account,
    resolveNs: async () => servers,
    nodeVersion: 'v24.1.0',
    npmVersion: async () => '11.0.0',
    awsVersion: async () => 'aws-cli/2.31.0',
    readQuota: async () => 40_000,
  };
});

function spending(EnforcedLimit: number) {
  const Name = 'TEXT_MESSAGE_MONTHLY_SPEND_LIMIT' as const;
  return { Name, EnforcedLimit, MaxLimit: EnforcedLimit, Overridden: false };
}

/** The printed lines of the checks that are not ok. */
async function problems(choices: Partial<DeploymentPlan> = {}): Promise<string[]> {
  const findings = await runChecks(context, { ...plan, ...choices });
  return findings.filter(({ level }) => level !== 'ok').map(lineOf);
}

const stageOf = (stage: string) => ({
  StackName: `Thali-${stage}-Stateless`,
  Outputs: [{ OutputKey: 'SiteUrl', OutputValue: 'https://thali.example' }],
});

it('prints one line for each check and finds no problem if everything is ready', async () => {
  const findings = await runChecks(context, plan);
  expect(findings.map(lineOf).join('\n')).toMatchInlineSnapshot(`
    "ok       node                 v24.1.0
    ok       npm                  11.0.0
    ok       AWS CLI              aws-cli/2.31.0
    ok       credentials          account 123456789012, arn:me
    ok       CDK in ap-south-1    bootstrapped, version 28
    ok       CDK in us-east-1     bootstrapped, version 28
    ok       Lambda concurrency   1000 functions at once
    ok       table writes         40000 a second
    ok       table reads          40000 a second
    ok       API calls            40000 a second
    ok       new sockets          40000 a second
    ok       sign-ins             40000 a second
    ok       domain               thali.example, zone Z123
    ok       name servers         ns-1.awsdns-01.org, ns-2.awsdns-02.com
    ok       records              free
    ok       e-mail sender        thali.example: the deployment creates this identity
    ok       SES                  production access, 50000 a day
    ok       SMS                  production access
    ok       SMS spending         $200 a month
    ok       SMS metrics          counted by CloudWatch
    ok       Razorpay             live keys"
  `);
});

it('accepts the resources of the same stage', async () => {
  mocks.stacks.on(DescribeStacksCommand, {}).resolves({ Stacks: [stageOf('prod') as never] });
  mocks.stacks.on(DescribeStacksCommand, { StackName: 'CDKToolkit' }).resolves({
    Stacks: [{ Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '28' }] } as never],
  });
  mocks.email.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true });
  mocks.zones.on(ListResourceRecordSetsCommand).resolves({
    ResourceRecordSets: [{ Name: 'thali.example.', Type: 'A' }],
  });
  expect(await problems()).toEqual([]);
});

describe('stops at', () => {
  it('a missing sign-in, and skips the other checks', async () => {
    const noCredentials = Object.assign(new Error('none'), { name: 'CredentialsProviderError' });
    mocks.identity.on(GetCallerIdentityCommand).rejects(noCredentials);
    expect(await problems()).toEqual([expect.stringMatching(/^stop +credentials .*nobody/)]);
    const unreached = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    mocks.identity.on(GetCallerIdentityCommand).rejects(unreached);
    expect(await problems()).toEqual([
      expect.stringMatching(/AWS does not answer \(ECONN.*network/s),
    ]);
    expect(mocks.functions.calls()).toHaveLength(0);
  });

  it('a region without CDK, or with an old CDK', async () => {
    mocks.edgeStacks.on(DescribeStacksCommand).rejects(
      new CloudFormationServiceException({
        name: 'ValidationError',
        message: 'Stack with id CDKToolkit does not exist',
        $fault: 'client',
        $metadata: {},
      }),
    );
    const old = [{ OutputKey: 'BootstrapVersion', OutputValue: '5' }];
    mocks.stacks
      .on(DescribeStacksCommand, { StackName: 'CDKToolkit' })
      .resolves({ Stacks: [{ StackName: 'CDKToolkit', Outputs: old } as never] });
    expect(await problems()).toEqual([
      expect.stringMatching(/^stop +CDK in ap-south-1 +bootstrapped by an old CDK \(5\)/),
      expect.stringMatching(
        /^stop +CDK in us-east-1 +not boot.*\n +→ npx cdk bootstrap aws:.*us-east-1$/,
      ),
    ]);
  });

  it.each([
    [[], /sends queries for thali\.example to no name server\n.*ns-1\.awsdns-01\.org, ns-2/],
    [['ns1.registrar.example'], /to ns1\.registrar\.example/],
    [[...servers, 'ns1.registrar.example'], /registrar\.example/],
  ])('name servers of another zone: %o', async (found, line) => {
    context.resolveNs = async () => found;
    expect(await problems()).toEqual([expect.stringMatching(/^stop +name servers/)]);
    expect(await problems()).toEqual([expect.stringMatching(line)]);
  });

  it('a domain that DNS does not know', async () => {
    context.resolveNs = () => Promise.reject(new Error('queryNs ENOTFOUND thali.example'));
    expect(await problems()).toEqual([expect.stringContaining('no name server')]);
  });

  it.each([
    ['\\052.thali.example.', 'A'],
    ['thali.example.', 'A'],
    ['_dmarc.thali.example.', 'TXT'],
  ] as const)('a record of %s', async (Name, Type) => {
    mocks.zones
      .on(ListResourceRecordSetsCommand)
      .resolves({ ResourceRecordSets: [{ Name, Type }] });
    expect(await problems()).toEqual([
      expect.stringMatching(/^stop +records +these records exist: /),
    ]);
  });

  it.each([
    { Name: 'example.', CallerReference: '1', Id: 'Z123' },
    { Name: 'thali.example.', CallerReference: '1', Id: 'Z123', Config: { PrivateZone: true } },
  ])('a zone of another domain: %o', async (HostedZone) => {
    mocks.zones.on(GetHostedZoneCommand).resolves({ HostedZone });
    expect(await problems()).toEqual([
      expect.stringMatching(/^stop +domain +the zone Z123 belongs/),
    ]);
  });

  it('another stage on the domain, and its identity in SES', async () => {
    mocks.stacks.on(DescribeStacksCommand, {}).resolves({ Stacks: [stageOf('pilot') as never] });
    mocks.stacks.on(DescribeStacksCommand, { StackName: 'CDKToolkit' }).resolves({
      Stacks: [{ Outputs: [{ OutputKey: 'BootstrapVersion', OutputValue: '28' }] } as never],
    });
    mocks.email.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true });
    expect(await problems()).toEqual([
      expect.stringMatching(/^stop +domain +the stage pilot uses thali\.example/),
      expect.stringMatching(/^stop +e-mail sender +SES knows thali\.example already/),
    ]);
  });

  it.each([
    ['a first try', /does not hold three keys/],
    ['{"keyId":"rzp_live_1","keySecret":"a"}', /does not hold three keys/],
    [JSON.stringify({ ...keys, keyId: 'my key id' }), /does not hold three keys/],
    [JSON.stringify({ ...keys, webhookSecret: keys.keySecret }), /two keys are equal/],
  ])('a malformed secret, and prints no part of it: %s', async (SecretString, line) => {
    mocks.secrets.on(GetSecretValueCommand).resolves({ SecretString });
    const [found = '', ...otherProblems] = await problems();
    expect(found).toMatch(line);
    expect(found).not.toContain(keys.keySecret);
    expect(otherProblems).toEqual([]);
  });

  it('a domain without keys', async () => {
    const found = await problems({ razorpaySecret: undefined });
    expect(found).toEqual([expect.stringMatching(/^stop +Razorpay .*payments=mock/s)]);
  });

  it('missing or outdated tools', async () => {
    context.nodeVersion = 'v20.18.3';
    context.npmVersion = () => Promise.reject(new Error('ENOENT'));
    const [node, npm] = await problems();
    expect(node).toMatch(/^stop +node +v20\.18\.3 is too old/);
    expect(npm).toMatch(/^stop +npm +not found/);
  });
});

describe('warnings: the checks report', () => {
  it('a machine without the AWS CLI', async () => {
    context.awsVersion = () => Promise.reject(new Error('ENOENT'));
    expect(await problems()).toEqual([expect.stringMatching(/^warning +AWS CLI +not found/)]);
  });

  it('each low limit of a new account', async () => {
    mocks.functions
      .on(GetAccountSettingsCommand)
      .resolves({ AccountLimit: { ConcurrentExecutions: 10 } });
    mocks.email
      .on(GetAccountCommand)
      .resolves({ ProductionAccessEnabled: false, SendingEnabled: true });
    mocks.sms
      .on(DescribeAccountAttributesCommand)
      .resolves({ AccountAttributes: [{ Name: 'ACCOUNT_TIER', Value: 'SANDBOX' }] })
      .on(DescribeSpendLimitsCommand)
      .resolves({ SpendLimits: [spending(1)] });
    mocks.secrets
      .on(GetSecretValueCommand)
      .resolves(secretOf({ ...keys, keyId: 'rzp_test_12345' }));
    expect(await problems()).toEqual([
      expect.stringMatching(/^warning +Lambda concurrency +10 functions at once/),
      expect.stringMatching(/^warning +SES +sandbox/),
      expect.stringMatching(/^warning +SMS +sandbox/),
      expect.stringMatching(/^warning +SMS spending +\$1 a month/),
      expect.stringMatching(/^warning +Razorpay +these are test keys/),
    ]);
  });

  it('quotas below the defaults that the documents count with', async () => {
    context.readQuota = async (service) => (service === 'apigateway' ? 2500 : 40_000);
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^warning +API calls +2500 a second: .*10000\n +→ Ask .* \(apigateway, L-8A5B8E43\)/,
      ),
    ]);
    context.readQuota = () => Promise.reject(new Error('aws not found'));
    expect(await problems()).toEqual([expect.stringMatching(/^warning +quotas +check failed/)]);
  });

  it('the settings that a demo does not need', async () => {
    const found = await problems({ domain: undefined, razorpaySecret: undefined });
    expect(found).toEqual([
      expect.stringMatching(/^warning +domain +none/),
      expect.stringMatching(/^warning +e-mail sender +none/),
      expect.stringMatching(/^warning +Razorpay +no keys: payments are mocks/),
    ]);
  });

  it('an unverified sender of another domain, and a region without local routes', async () => {
    const found = await problems({ emailFrom: 'Thali <hi@mail.example>', region: 'eu-west-1' });
    expect(found).toEqual([
      expect.stringMatching(/^warning +e-mail sender +mail\.example is not verified/),
      expect.stringMatching(/^warning +SMS +eu-west-1 has no local route/),
    ]);
  });

  it('texts that CloudWatch does not count', async () => {
    const none = new NoSuchEntityException({ message: 'none', $metadata: {} });
    mocks.roles.on(GetRoleCommand).rejects(none);
    expect(await problems()).toEqual([
      expect.stringMatching(/^warning +SMS metrics .*\n +→ aws iam create-service-linked-role/),
    ]);
  });

  it('the checks that lacked permission', async () => {
    const denied = Object.assign(new Error('not authorized'), { name: 'AccessDeniedException' });
    mocks.sms.on(DescribeSpendLimitsCommand).rejects(denied);
    expect(await problems()).toEqual([
      expect.stringMatching(/^warning +SMS +check failed \(AccessDeniedException/),
    ]);
  });
});
