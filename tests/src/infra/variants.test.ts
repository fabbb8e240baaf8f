import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addThali } from '@thali/infra/add-thali';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { environmentIn, grantsOf, lambdasOf, roleIdOf } from './function-resources.ts';
import { createApp, ofType, type Synthesized, synthesize, theOnly } from './synthesize.ts';

describe('with a domain', () => {
  const named = synthesize({ stage: 'prod', domain: 'thali.example', hostedZoneId: 'Z0EXAMPLE' });

  it('certifies the domain and its tenants in us-east-1', () => {
    expect(named.stacks.edge?.region).toBe('us-east-1');
    const certificate = theOnly(named.edge ?? {}, 'AWS::CertificateManager::Certificate').resource;
    expect(certificate.Properties).toMatchObject({
      DomainName: 'thali.example',
      SubjectAlternativeNames: ['*.thali.example'],
      ValidationMethod: 'DNS',
    });
  });

  it('answers to both names, by TLS 1.2 at least', () => {
    const { Aliases, ViewerCertificate } = theOnly(named.stateless, 'AWS::CloudFront::Distribution')
      .resource.Properties.DistributionConfig as { Aliases: string[]; ViewerCertificate: object };
    expect(Aliases).toEqual(['thali.example', '*.thali.example']);
    expect(ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
    const addresses = ofType(named.stateless, 'AWS::Route53::RecordSet').filter(
      ([, { Properties }]) => Properties.Type !== 'CNAME',
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

  it('names every stack by its stage', () => {
    const names = Object.values(named.stacks).map((stack) => stack?.stackName);
    expect(names).toEqual([
      'Thali-prod-Stateful',
      'Thali-prod-Stateless',
      'Thali-prod-Edge',
      'Thali-prod-EdgeWatch',
    ]);
  });

  it('asks for the zone of a domain', () => {
    expect(() => synthesize({ domain: 'thali.example' })).toThrow('hostedZoneId');
  });
});

describe('another region', () => {
  const named = { razorpaySecretArn: '', domain: 'thali.example', hostedZoneId: 'Z0EXAMPLE' };

  it('gets everything but what CloudFront takes from us-east-1 only', () => {
    const elsewhere = synthesize({ ...named, region: 'eu-central-1' });
    expect(elsewhere.stacks.stateful.region).toBe('eu-central-1');
    expect(elsewhere.stacks.stateless.region).toBe('eu-central-1');
    expect(elsewhere.stacks.edge?.region).toBe('us-east-1');
    const { stateful, stateless } = elsewhere;
    expect(JSON.stringify({ stateful, stateless })).not.toContain('ap-south-1');
    expect(JSON.stringify(stateless)).toContain('.execute-api.eu-central-1.');
  });

  it('may be us-east-1 itself, where nothing has to be carried over', () => {
    const { all, edge = {} } = synthesize({ ...named, region: 'us-east-1' });
    const carriers = Object.values(all).filter(({ Type }) =>
      Type.startsWith('Custom::CrossRegion'),
    );
    expect(carriers).toEqual([]);
    expect(ofType(edge, 'AWS::WAFv2::WebACL')).toHaveLength(1);
  });
});

describe('two stages in one account and region', () => {
  const [dev, prod] = ['dev', 'prod'].map((stage) => synthesize({ stage }));
  /** Within what they belong to, which has a name of its own; or the name of what is measured. */
  const withinAnother = [
    'AWS::ApiGatewayV2::Stage StageName',
    'AWS::CloudWatch::Alarm MetricName',
    'AWS::Cognito::UserPoolClient ClientName',
    'AWS::Cognito::UserPoolGroup GroupName',
    'AWS::IAM::Policy PolicyName',
  ];

  it('share no name', () => {
    const [names, others] = [dev, prod].map((stage) => new Set(stage ? namesIn(stage.all) : []));
    expect(names?.size).toBeGreaterThan(50);
    const shared = [...(names ?? [])].filter((name) => others?.has(name));
    const kinds = new Set(shared.map((name) => name.split(' ').slice(0, 2).join(' ')));
    expect([...kinds].sort()).toEqual(withinAnother);
  });

  it('share no stack', () => {
    const stacks = [dev, prod].flatMap((stage) => Object.values(stage?.stacks ?? {}));
    const names = stacks.map((stack) => stack?.stackName);
    expect(new Set(names).size).toBe(8);
  });
});

/** The names that the templates choose, by kind. */
function namesIn(resources: Synthesized['all']): string[] {
  return Object.values(resources).flatMap(({ Type, Properties = {} }) =>
    Object.entries(Properties)
      .filter(([key, value]) => /Name$/.test(key) && typeof value === 'string')
      .map(([key, value]) => `${Type} ${key} ${value}`),
  );
}

describe('senders of codes', () => {
  const none = { smsEntityId: '', smsTemplateId: '', smsOrigination: '', emailFrom: '' };
  const authOf = (context: Record<string, unknown>) => {
    const platform = synthesize(context);
    const auth = lambdasOf(platform).get('auth');
    if (!auth) throw new Error('No Lambda for auth');
    const grants = grantsOf(platform, roleIdOf(platform, auth.resource));
    return { environment: environmentIn(auth.resource), grants: grants.filter(isSending) };
  };
  const isSending = (grant: string) => /^(sms-voice|ses):/.test(grant);

  it('are not needed to deploy, and nothing may then be sent', () => {
    const { environment, grants } = authOf(none);
    expect(grants).toEqual([]);
    expect(Object.keys(environment)).not.toContain('SMS_ORIGINATION_IDENTITY');
    expect(Object.keys(environment)).not.toContain('EMAIL_FROM');
    expect(environment).toMatchObject({
      SMS_MAX_PRICE: '0.10',
      SMS_TIME_TO_LIVE: '300',
      OTP_SENDS_PER_ADDRESS_HOUR: '300',
      OTP_SENDS_PER_PHONE_DAY: '10',
      OTP_SENDS_PER_DAY: '20000',
    });
  });

  it.each([
    ['THALIS', 'sender-id/THALIS/IN'],
    ['phone-0123', 'phone-number/phone-0123'],
    ['pool-0123', 'pool/pool-0123'],
  ])('%s may be sent from, and nothing else', (smsOrigination, resource) => {
    const { environment, grants } = authOf({ emailFrom: '', smsOrigination });
    expect(environment.SMS_ORIGINATION_IDENTITY).toBe(smsOrigination);
    expect(grants).toEqual([
      `sms-voice:SendTextMessage arn:aws:sms-voice:ap-south-1:<AWS::AccountId>:${resource}`,
    ]);
  });

  it('write as the platform’s domain where there is one, with its signing keys in the zone', () => {
    const domain = { domain: 'thali.example', hostedZoneId: 'Z0EXAMPLE' };
    const { environment, grants } = authOf({ ...none, ...domain });
    expect(environment.EMAIL_FROM).toBe('Thali <no-reply@thali.example>');
    expect(grants).toEqual([
      'ses:SendEmail arn:aws:ses:ap-south-1:<AWS::AccountId>:configuration-set/thali-dev',
      'ses:SendEmail arn:aws:ses:ap-south-1:<AWS::AccountId>:identity/thali.example',
    ]);
    const { stateless } = synthesize(domain);
    const identity = theOnly(stateless, 'AWS::SES::EmailIdentity').resource;
    const { id: set, resource } = theOnly(stateless, 'AWS::SES::ConfigurationSet');
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

  it('need the whole registration, or none of it', () => {
    expect(() => synthesize({ smsTemplateId: '' })).toThrow('smsTemplateId');
    expect(() => synthesize({ ...none, smsEntityId: '11' })).toThrow(
      'smsTemplateId and smsOrigination',
    );
  });
});

describe('what is typed wrong', () => {
  it.each([
    [{ stage: 'Prod' }, "The stage 'Prod'"],
    [{ region: 'mars' }, "The region 'mars'"],
    [{ region: 'cn-north-1' }, "The region 'cn-north-1'"],
    [{ alarmMail: 'ops@thali.example' }, "There is no setting 'alarmMail'"],
    [{ hostedZoneId: 'Z0EXAMPLE' }, "The zone 'Z0EXAMPLE' needs its domain"],
    [{ alarmEmail: 'ops' }, "alarmEmail is no e-mail address: 'ops'"],
    [{ supportEmail: 'help' }, "supportEmail is no e-mail address: 'help'"],
    [{ emailFrom: 'Thali <codes>' }, "emailFrom is no e-mail address: 'Thali <codes>'"],
    [{ otpPerDay: 'many' }, "otpPerDay is no whole number above 0: 'many'"],
    [{ otpPerPhoneDay: '1.5' }, "otpPerPhoneDay is no whole number above 0: '1.5'"],
    [{ smsMaxPrice: '0.0' }, "smsMaxPrice is no price: '0.0'"],
    [{ smsMonthlySpend: 'lots' }, "smsMonthlySpend is no number above 0: 'lots'"],
    [{ inactivity: '{bad' }, 'inactivity limits are not JSON: {bad'],
    [{ receiptIssuer: '{bad' }, 'receiptIssuer is no JSON: {bad'],
    [{ waf: 'off' }, "waf is 'none' or absent, not 'off'"],
  ])('%j is said', (context, message) => {
    expect(() => synthesize(context)).toThrow(message);
  });
});

describe('payments', () => {
  const functions = ['payments', 'reconcile-payments'] as const;
  const none = { razorpaySecretArn: '', receiptIssuer: '' };
  const readsSecrets = (context: Record<string, unknown>) => {
    const platform = synthesize(context);
    return functions.map((fn) => {
      const { resource } = lambdasOf(platform).get(fn) ?? {};
      if (!resource) throw new Error(`No Lambda for ${fn}`);
      const grants = grantsOf(platform, roleIdOf(platform, resource));
      const secrets = grants.filter((grant) => grant.startsWith('secretsmanager:'));
      return { environment: environmentIn(resource), secrets };
    });
  };

  it('are mocks without keys, with nothing granted for them and no tax on receipts', () => {
    for (const { environment, secrets } of readsSecrets(none)) {
      expect(Object.keys(environment)).not.toContain('RAZORPAY_SECRET_ID');
      expect(Object.keys(environment)).not.toContain('RECEIPT_ISSUER');
      expect(secrets).toHaveLength(1);
    }
  });

  it('read their keys from the operator’s secret, which no template carries', () => {
    for (const { environment, secrets } of readsSecrets({})) {
      expect(environment).toMatchObject({
        RAZORPAY_SECRET_ID: expect.stringMatching(/:secret:thali\/razorpay-AbCdEf$/),
        RAZORPAY_URL: 'https://api.razorpay.com',
        RECEIPT_ISSUER: expect.stringContaining('27AAAAA0000A1Z5'),
      });
      expect(secrets).toHaveLength(2);
    }
  });

  it.each([
    [{ razorpaySecretArn: 'thali/razorpay' }, 'razorpaySecretArn'],
    [{ receiptIssuer: { legalName: 'Thali' } }, 'receiptIssuer'],
  ])('refuse %j', (context, name) => {
    expect(() => synthesize(context)).toThrow(name);
  });
});

describe('a built site', () => {
  const siteBuild = mkdtempSync(join(tmpdir(), 'thali-site-'));
  mkdirSync(join(siteBuild, 'assets'));
  const documentFiles = ['first-view.mjs', 'index.html', 'storefront.html', 'sw.js'];
  for (const file of [...documentFiles, 'assets/app-1a2b.js']) {
    writeFileSync(join(siteBuild, file), `built ${file}`);
  }
  const bundled = { 'aws:cdk:bundling-stacks': ['**'] };
  const built = synthesize({ siteBuild, ...bundled });
  afterAll(() => {
    for (const folder of [siteBuild, built.folder]) rmSync(folder, { recursive: true });
  });
  const documents = lambdasOf(built).get('documents');
  const { id: copyId, resource: copy } = theOnly(built.stateless, 'Custom::CDKBucketDeployment');

  it('has its hashed files kept for a year, old ones included', () => {
    expect(copy.Properties).toMatchObject({ DestinationBucketKeyPrefix: 'assets', Prune: false });
    expect(JSON.stringify(copy.Properties.SystemMetadata)).toContain('max-age=31536000, immutable');
  });

  it('has its documents packed with their function, which comes after the files they name', () => {
    const code = documents?.resource.Properties.Code as { S3Key: string };
    const folder = join(built.folder, `asset.${code.S3Key.replace('.zip', '')}`, 'documents');
    expect(readdirSync(folder).sort()).toEqual(documentFiles);
    expect(readFileSync(join(folder, 'storefront.html'), 'utf8')).toBe('built storefront.html');
    expect(documents && environmentIn(documents.resource).SITE_DOCUMENTS).toBe(
      '/var/task/documents',
    );
    expect(documents?.resource.DependsOn).toContain(copyId);
  });

  it('must be there, unless the templates alone are wanted', () => {
    expect(() => synthesize({ siteBuild: '/no/such/build' })).toThrow('npm run build');
  });
});

it('fails the synthesis when a resource breaks a rule', () => {
  const app = createApp();
  new Bucket(addThali(app).stateless, 'OpenBucket');
  expect(() => app.synth()).toThrow(/OpenBucket[\s\S]*AwsSolutions-S10/);
  rmSync(app.outdir, { recursive: true });
});
