import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { addThali } from '@thali/infra/add-thali';
import { repositoryRoot } from '@thali/local/repository-root';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { environmentIn, grantsOfFunction, lambdaOf } from './function-resources.ts';
import {
  createApp,
  findOnly,
  fullStage,
  minimalStage,
  ofType,
  type Synthesized,
  synthesize,
} from './synthesize.ts';

const large = synthesize(fullStage);
const domain = { domain: 'thali.example', hostedZoneId: 'Z0EXAMPLE' };
const withMailbox = { ...fullStage, supportEmail: '', mailExchange: 'mx.mail.example' };

describe('with a domain', () => {
  it('certifies the domain and its tenants in us-east-1', () => {
    expect(large.stacks.edge?.region).toBe('us-east-1');
    const certificate = findOnly(large.edge ?? {}, 'AWS::CertificateManager::Certificate').resource;
    expect(certificate.Properties).toMatchObject({
      DomainName: 'thali.example',
      SubjectAlternativeNames: ['*.thali.example'],
      ValidationMethod: 'DNS',
    });
  });

  it('serves both names with TLS 1.2 or newer', () => {
    const { Aliases, ViewerCertificate } = findOnly(
      large.stateless,
      'AWS::CloudFront::Distribution',
    ).resource.Properties.DistributionConfig as { Aliases: string[]; ViewerCertificate: object };
    expect(Aliases).toEqual(['thali.example', '*.thali.example']);
    expect(ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
    const addresses = ofType(large.stateless, 'AWS::Route53::RecordSet').filter(
      ([, { Properties }]) => /^A/.test(String(Properties.Type)),
    );
    const records = addresses.map(
      ([, { Properties }]) => `${Properties.Type} ${Properties.Name} ${Properties.HostedZoneId}`,
    );
    expect(records.sort()).toEqual([
      'A *.thali.example. Z0EXAMPLE',
      'A thali.example. Z0EXAMPLE',
      'AAAA *.thali.example. Z0EXAMPLE',
      'AAAA thali.example. Z0EXAMPLE',
    ]);
  });

  it('keeps every stack below CloudFormation’s 500 resources', () => {
    const { stateful, triggers, identity, stateless, watch, edge = {}, edgeWatch } = large;
    for (const resources of [stateful, triggers, identity, stateless, watch, edge, edgeWatch]) {
      expect(Object.keys(resources).length).toBeLessThan(475);
    }
  });

  it('names every stack after its stage', () => {
    const names = Object.values(large.stacks).map((stack) => stack?.stackName);
    expect(names).toEqual([
      'Thali-prod-Stateful',
      'Thali-prod-Triggers',
      'Thali-prod-Identity',
      'Thali-prod-Stateless',
      'Thali-prod-Watch',
      'Thali-prod-Edge',
      'Thali-prod-EdgeWatch',
    ]);
  });
});

describe('another region', () => {
  const elsewhere = synthesize({
    ...domain,
    region: 'eu-central-1',
    waf: 'none',
    razorpaySecretArn: '',
    payments: 'mock',
    smsOrigination: 'phone-0123',
  });

  it('gets all resources except the resources that CloudFront needs in us-east-1', () => {
    expect(elsewhere.stacks.stateful.region).toBe('eu-central-1');
    expect(elsewhere.stacks.stateless.region).toBe('eu-central-1');
    expect(elsewhere.stacks.edge?.region).toBe('us-east-1');
    const { stateful, stateless } = elsewhere;
    expect(JSON.stringify({ stateful, stateless })).not.toContain('ap-south-1');
    expect(JSON.stringify(stateless)).toContain('.execute-api.eu-central-1.');
    const grant = expect.stringMatching(/^sms-voice:.*:eu-central-1:.*:phone-number\/phone-0123$/);
    expect(authOf(elsewhere).grants).toContainEqual(grant);
  });

  it('has only a certificate in us-east-1 without a firewall', () => {
    const { edge = {} } = elsewhere;
    expect(ofType(edge, 'AWS::WAFv2::WebACL')).toEqual([]);
    expect(ofType(edge, 'AWS::CertificateManager::Certificate')).toHaveLength(1);
  });

  it('may be us-east-1 itself, without cross-region resources', { tags: 'long' }, () => {
    const { all, edge = {} } = synthesize({
      ...domain,
      razorpaySecretArn: '',
      payments: 'mock',
      region: 'us-east-1',
    });
    const carriers = Object.values(all).filter(({ Type }) =>
      Type.startsWith('Custom::CrossRegion'),
    );
    expect(carriers).toEqual([]);
    expect(ofType(edge, 'AWS::WAFv2::WebACL')).toHaveLength(1);
  });
});

it('two stages in one account and region share no name', () => {
  /** Names inside a named parent, and names of metrics. */
  const localNames = [
    'AWS::ApiGatewayV2::Stage StageName',
    'AWS::CloudWatch::Alarm MetricName',
    'AWS::Cognito::UserPoolClient ClientName',
    'AWS::Cognito::UserPoolGroup GroupName',
    'AWS::IAM::Policy PolicyName',
  ];
  const [names, largeStageNames] = [synthesize(), large].map((stage) => namesIn(stage.all));
  expect(names?.size).toBeGreaterThan(50);
  const shared = [...(names ?? [])].filter((name) => largeStageNames?.has(name));
  const kinds = new Set(shared.map((name) => name.split(' ').slice(0, 2).join(' ')));
  expect([...kinds].sort()).toEqual(localNames);
});

/** The explicit names in the templates, with type and property. */
function namesIn(resources: Synthesized['all']): Set<string> {
  const names = Object.values(resources).flatMap(({ Type, Properties = {} }) =>
    Object.entries(Properties)
      .filter(([key, value]) => /Name$/.test(key) && typeof value === 'string')
      .map(([key, value]) => `${Type} ${key} ${value}`),
  );
  return new Set(names);
}

function authOf(platform: Synthesized) {
  return {
    environment: environmentIn(lambdaOf(platform, 'auth').resource),
    grants: grantsOfFunction(platform, 'auth').filter((grant) => /^(sms-voice|ses):/.test(grant)),
  };
}

describe('senders of codes', () => {
  it('are optional, and without them the functions may send nothing', () => {
    const { environment, grants } = authOf(synthesize(minimalStage));
    expect(grants).toEqual([]);
    expect(Object.keys(environment)).not.toContain('SMS_ORIGINATION_IDENTITY');
    expect(Object.keys(environment)).not.toContain('EMAIL_FROM');
    expect(environment).toMatchObject({
      SMS_MAX_PRICE: '0.10',
      SMS_TIME_TO_LIVE: '300',
      OTP_SENDS_PER_ADDRESS_HOUR: '300',
      OTP_SENDS_PER_ADDRESS_DAY: '1000',
      OTP_SENDS_PER_PHONE_DAY: '10',
      OTP_SENDS_PER_PREFIX_HOUR: '20',
      OTP_SENDS_PER_COUNTRY_DAY: '100',
      OTP_SENDS_PER_MESS_DAY: '2000',
      OTP_SENDS_PER_DAY: '20000',
    });
  });

  it('need only the sender id and the domain, whose signing keys are in the zone', () => {
    const { environment, grants } = authOf(large);
    expect(environment).toMatchObject({
      SMS_ORIGINATION_IDENTITY: 'THALIS',
      EMAIL_FROM: 'Thali <no-reply@thali.example>',
    });
    expect(grants).toEqual([
      'ses:SendEmail arn:aws:ses:ap-south-1:<AWS::AccountId>:configuration-set/thali-prod',
      'ses:SendEmail arn:aws:ses:ap-south-1:<AWS::AccountId>:identity/* if {"StringEquals":{"ses:FromAddress":"no-reply@thali.example"}}',
      'sms-voice:SendTextMessage arn:aws:sms-voice:ap-south-1:<AWS::AccountId>:sender-id/THALIS/IN',
    ]);
    const { stateless } = large;
    const identity = findOnly(stateless, 'AWS::SES::EmailIdentity').resource;
    const { id: set, resource } = findOnly(stateless, 'AWS::SES::ConfigurationSet');
    expect(identity.Properties).toMatchObject({
      EmailIdentity: 'thali.example',
      ConfigurationSetAttributes: { ConfigurationSetName: { Ref: set } },
    });
    expect(resource.Properties).toMatchObject({
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    const keys = ofType(stateless, 'AWS::Route53::RecordSet').filter(
      ([, { Properties }]) => Properties.Type === 'CNAME',
    );
    expect(keys).toHaveLength(3);
  });
});

describe('mail of the domain', () => {
  const recordsIn = ({ stateless }: Synthesized, type: string) =>
    ofType(stateless, 'AWS::Route53::RecordSet')
      .filter(([, { Properties }]) => Properties.Type === type)
      .map(([, { Properties }]) => [Properties.Name, Properties.ResourceRecords]);

  it('counts as spam without the signature of the domain', () => {
    expect(recordsIn(large, 'TXT')).toEqual([
      ['_dmarc.thali.example.', ['"v=DMARC1; p=quarantine"']],
    ]);
    expect(recordsIn(large, 'MX')).toEqual([]);
  });

  it.each([
    ['1 smtp.mail.example', { ...fullStage, mailExchange: '1 smtp.mail.example' }],
    ['10 mx.mail.example', withMailbox],
  ])('goes to the mail host of the deployment: %s', { tags: 'long' }, (record, context) => {
    expect(recordsIn(synthesize(context), 'MX')).toEqual([['thali.example.', [record]]]);
  });
});

describe('a deployment is warned', () => {
  const warningsOf = (context: Record<string, unknown>) => {
    const { stateless } = synthesize(context).stacks;
    return stateless.node.metadata
      .filter(({ type }) => type === 'aws:cdk:warning')
      .map(({ data }) => String(data).match(/thali:no-[\w-]+/)?.[0])
      .filter((id) => id !== undefined);
  };

  it.each([
    ['nothing can send e-mail', minimalStage, ['thali:no-email-sender']],
    ['support@ has no mailbox', { ...fullStage, supportEmail: '' }, ['thali:no-support-mailbox']],
    ['support@ has a mailbox', withMailbox, []],
    ['a sender and another support address exist', fullStage, []],
  ])('only if needed: %s', { tags: 'long' }, (_, context, warnings) => {
    expect(warningsOf(context)).toEqual(warnings);
  });
});

it.each([
  [{ stage: 'Prod' }, "The stage 'Prod'"],
  [{ region: 'mars' }, "the region 'mars'"],
  [{ region: 'cn-north-1' }, "the region 'cn-north-1'"],
  [{ alarmMail: 'ops@thali.example' }, "There is no setting 'alarmMail'"],
  [{ domain: 'thali.example' }, 'hostedZoneId'],
  [{ hostedZoneId: 'Z0EXAMPLE' }, "The zone 'Z0EXAMPLE' needs its domain"],
  [{ siteBuild: '/no/such/build' }, 'npm run build'],
  [{ smsTemplateId: '' }, 'smsTemplateId'],
  [{ ...minimalStage, smsEntityId: '11' }, 'smsTemplateId and smsOrigination'],
  [{ alarmEmail: 'ops' }, "alarmEmail is not an e-mail address: 'ops'"],
  [{ supportEmail: 'help' }, "supportEmail is not an e-mail address: 'help'"],
  [{ ...domain, mailExchange: 'mail' }, "mailExchange is not a mail host: 'mail'"],
  [{ mailExchange: 'mx.mail.example' }, 'mailExchange needs a domain'],
  [{ emailFrom: 'Thali <codes>' }, "emailFrom is not an e-mail address: 'Thali <codes>'"],
  [{ otpPerDay: 'many' }, "otpPerDay is not a whole number above 0: 'many'"],
  [{ ordersUnprovenPerPhone: '0' }, "ordersUnprovenPerPhone is not a whole number above 0: '0'"],
  [{ otpPerPhoneDay: '1.5' }, "otpPerPhoneDay is not a whole number above 0: '1.5'"],
  [{ smsMaxPrice: '0.0' }, "smsMaxPrice is not a price: '0.0'"],
  [{ smsMonthlySpend: 'lots' }, "smsMonthlySpend is not a number above 0: 'lots'"],
  [{ monthlyBudget: '0' }, "monthlyBudget is not a number above 0: '0'"],
  [{ lunchOrders: '-1' }, "lunchOrders is not a number above 0: '-1'"],
  [{ inactivity: '{bad' }, 'inactivity limits are not JSON: {bad'],
  [{ inactivity: '{"vendor":{"logoutAfterSeconds":10}}' }, 'vendor warnAfterSeconds'],
  [{ receiptIssuer: '{bad' }, 'receiptIssuer is not JSON: {bad'],
  [
    { receiptIssuer: { legalName: 'Thali' } },
    /receiptIssuer is not complete: address: .*; gstin: /,
  ],
  [{ razorpaySecretArn: 'thali/razorpay' }, 'razorpaySecretArn'],
  [{ ...domain, razorpaySecretArn: '' }, 'On thali.example anyone could take a plan for free'],
  [{ payments: 'mock' }, 'payments=mock or razorpaySecretArn, not both'],
  [{ payments: 'free' }, "payments is 'mock' or absent, not 'free'"],
  [{ logDays: '181' }, 'CloudWatch does not support the setting logDays'],
  [{ restoredTable: 'thali-restored' }, "ARN of a table's stream in ap-south-1: 'thali-restored'"],
  [
    {
      region: 'ap-south-2',
      restoredTable: 'arn:aws:dynamodb:ap-south-1:123456789012:table/thali/stream/2026-11-27T03:00',
    },
    "ARN of a table's stream in ap-south-2",
  ],
  [{ backupCopyVault: 'copies' }, "backupCopyVault is not an ARN of a backup vault: 'copies'"],
  [{ vaultLock: 'on' }, "vaultLock is 'off', 'governance' or 'compliance', not 'on'"],
  [{ waf: 'no' }, "waf is 'on', 'off' or 'none', not 'no'"],
])('the wrong setting %j stops the synthesis with a clear error', (context, message) => {
  expect(() => synthesize(context)).toThrow(message);
});

it('ends the synthesis with a message of one line when a setting is wrong', {
  tags: 'long',
}, () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    [join(repositoryRoot, 'infra/src/app.ts')],
    {
      env: { CDK_CONTEXT_JSON: '{"stge":"prod","siteBuild":"none"}' },
      encoding: 'utf8',
    },
  );
  expect([stderr, status]).toEqual([
    "There is no setting 'stge': docs/architecture.md lists all settings\n",
    1,
  ]);
});

describe('payments', () => {
  const readsSecrets = (context: Record<string, unknown>) => {
    const platform = synthesize(context);
    return (['payments', 'reconcile-payments'] as const).map((fn) => ({
      environment: environmentIn(lambdaOf(platform, fn).resource),
      secrets: grantsOfFunction(platform, fn).filter((grant) =>
        grant.startsWith('secretsmanager:'),
      ),
    }));
  };

  it('are mocks without keys, without a secret and without tax on receipts', () => {
    for (const { environment, secrets } of readsSecrets(minimalStage)) {
      expect(Object.keys(environment)).not.toContain('RAZORPAY_SECRET_ID');
      expect(Object.keys(environment)).not.toContain('RECEIPT_ISSUER');
      expect(secrets).toHaveLength(1);
    }
  });

  it('read their keys from the operator’s secret, which no template contains', () => {
    for (const { environment, secrets } of readsSecrets({})) {
      expect(environment).toMatchObject({
        RAZORPAY_SECRET_ID: expect.stringMatching(/:secret:thali\/razorpay-AbCdEf$/),
        RAZORPAY_URL: 'https://api.razorpay.com',
        RECEIPT_ISSUER: expect.stringContaining('27AAAAA0000A1Z5'),
      });
      expect(secrets).toHaveLength(2);
    }
  });
});

it('fails the synthesis when a resource breaks a rule', () => {
  const app = createApp();
  new Bucket(addThali(app).stateless, 'OpenBucket');
  expect(() => app.synth()).toThrow(/OpenBucket[\s\S]*AwsSolutions-S10/);
  rmSync(app.outdir, { recursive: true });
});
