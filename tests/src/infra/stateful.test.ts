import { cognitoTriggers } from '@thali/functions/routes/route-table';
import { indexes } from '@thali/functions/table/keys';
import { roles } from '@thali/shared/auth/user.contract';
import { describe, expect, it } from 'vitest';
import { lambdasOf } from './function-resources.ts';
import { findNamed, findOnly, fullStage, ofType, synthesize } from './synthesize.ts';

const platform = synthesize();

describe('the table', () => {
  const { resource } = findOnly(platform.stateful, 'AWS::DynamoDB::Table');

  it('has the keys and indexes of table/keys.ts, and reports throttled keys', () => {
    const ContributorInsightsSpecification = { Enabled: true, Mode: 'THROTTLED_KEYS' };
    expect(resource.Properties).toMatchObject({ ContributorInsightsSpecification });
    expect(resource.Properties.KeySchema).toEqual(keySchema('PK', 'SK'));
    expect(resource.Properties.GlobalSecondaryIndexes).toEqual(
      Object.entries(indexes).map(([IndexName, { partitionKey, sortKey, projection }]) => ({
        IndexName,
        KeySchema: keySchema(partitionKey, sortKey),
        Projection: { ProjectionType: projection },
        ContributorInsightsSpecification,
      })),
    );
  });

  it('streams both images, deletes expired rows and is billed per request', () => {
    expect(resource.Properties).toMatchObject({
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      BillingMode: 'PAY_PER_REQUEST',
    });
  });

  it('has point-in-time recovery and protection against deletion', () => {
    expect(resource.DeletionPolicy).toBe('Retain');
    expect(resource.Properties).toMatchObject({
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
    });
    expect(platform.stacks.stateful.terminationProtection).toBe(true);
  });

  it('can be replaced after a loss: the triggers of the user pool do not lock its exports', () => {
    const triggers = JSON.stringify(platform.triggers);
    expect(triggers).toMatch(/"OutputName":"[^"]*Table/);
    expect(triggers).not.toContain('Fn::ImportValue');
  });
});

describe('backups of the table', () => {
  const { id: vault, resource } = findOnly(platform.stateful, 'AWS::Backup::BackupVault');
  const { id: plan, resource: planResource } = findOnly(
    platform.stateful,
    'AWS::Backup::BackupPlan',
  );
  const { BackupPlanRule: rules } = planResource.Properties.BackupPlan as {
    BackupPlanRule: Record<string, unknown>[];
  };

  it('are made each month at a time in India, and are kept for a year', () => {
    const schedules = rules.map(({ ScheduleExpression, ScheduleExpressionTimezone, Lifecycle }) => [
      ScheduleExpression,
      ScheduleExpressionTimezone,
      Lifecycle,
    ]);
    expect(schedules).toEqual([
      [
        'cron(30 1 1 * ? *)',
        'Asia/Kolkata',
        { MoveToColdStorageAfterDays: 8, DeleteAfterDays: 365 },
      ],
    ]);
  });

  it('outlive the stack, in a separate vault', () => {
    expect(resource.DeletionPolicy).toBe('RetainExceptOnCreate');
    for (const { TargetBackupVault } of rules) {
      expect(platform.render(TargetBackupVault)).toBe(`<${vault}.BackupVaultName>`);
    }
  });

  it('cover the table', () => {
    const selection = findOnly(platform.stateful, 'AWS::Backup::BackupSelection').resource;
    const { Resources } = selection.Properties.BackupSelection as { Resources: unknown[] };
    const table = findOnly(platform.stateful, 'AWS::DynamoDB::Table').id;
    expect(Resources.map(platform.render)).toEqual([`<${table}.Arn>`]);
    expect(platform.render(selection.Properties.BackupPlanId)).toBe(`<${plan}.BackupPlanId>`);
  });
});

describe('the user pool', () => {
  const { id, resource } = findOnly(platform.identity, 'AWS::Cognito::UserPool');

  it('uses our own id as the only user name, and lets only the API create users', () => {
    expect(resource.Properties).not.toHaveProperty('AliasAttributes');
    expect(resource.Properties).not.toHaveProperty('UsernameAttributes');
    expect(resource.Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      Policies: { PasswordPolicy: { MinimumLength: 6 } },
      DeletionProtection: 'ACTIVE',
    });
    expect(resource.DeletionPolicy).toBe('Retain');
  });

  it('offers no second factor, because no sign-in asks for a second factor', () => {
    expect(resource.Properties).toMatchObject({ MfaConfiguration: 'OFF' });
    expect(resource.Properties).not.toHaveProperty('EnabledMfas');
  });

  it('calls exactly the triggers of the route table', () => {
    const expected = cognitoTriggers.map(({ trigger, fn }) => [
      trigger.toLowerCase(),
      `<${lambdasOf(platform).get(fn)?.id}.Arn>`,
    ]);
    const config = Object.entries(resource.Properties.LambdaConfig as object).map(
      ([trigger, arn]) => [trigger.toLowerCase(), platform.render(arn)],
    );
    expect(Object.fromEntries(config)).toEqual(Object.fromEntries(expected));
  });

  it('is protected. Its triggers can be rolled back, and only the pool may call them', () => {
    const { stateful, triggers, identity, stateless, watch } = platform.stacks;
    expect(identity.terminationProtection).toBe(true);
    expect(triggers.terminationProtection).toBeFalsy();
    expect(triggers.dependencies).toEqual([stateful]);
    expect(identity.dependencies).toEqual([triggers]);
    expect(stateless.dependencies).toEqual(expect.arrayContaining([stateful, identity]));
    expect(watch.dependencies).toEqual(expect.arrayContaining([triggers, stateless]));
    const functions = ofType(platform.triggers, 'AWS::Lambda::Function').map(
      ([functionId]) => functionId,
    );
    expect(functions).toHaveLength(new Set(cognitoTriggers.map(({ fn }) => fn)).size);
    for (const [, { Properties }] of ofType(platform.identity, 'AWS::Lambda::Permission')) {
      expect(functions.map((functionId) => `<${functionId}.Arn>`)).toContain(
        platform.render(Properties.FunctionName),
      );
      expect(Properties).toMatchObject({ Principal: 'cognito-idp.amazonaws.com' });
      expect(platform.render(Properties.SourceArn)).toBe(`<${id}.Arn>`);
    }
    expect(ofType(platform.identity, 'AWS::Lambda::Permission')).toHaveLength(functions.length);
  });

  it('has triggers with enough CPU for a fast cold start', () => {
    for (const [, { Properties }] of ofType(platform.triggers, 'AWS::Lambda::Function')) {
      expect(Properties.MemorySize).toBeGreaterThanOrEqual(1024);
      expect(Properties.Timeout).toBeLessThanOrEqual(5);
    }
  });

  it.each(roles)('has a group and an app client for %s', (role) => {
    const groups = ofType(platform.identity, 'AWS::Cognito::UserPoolGroup');
    expect(groups.map(([, group]) => group.Properties.GroupName)).toContain(role);
    const client = ofType(platform.identity, 'AWS::Cognito::UserPoolClient').find(
      ([, { Properties }]) => Properties.ClientName === role,
    );
    expect(client?.[1].Properties).toEqual({
      ClientName: role,
      UserPoolId: { Ref: id },
      GenerateSecret: false,
      AllowedOAuthFlowsUserPoolClient: false,
      SupportedIdentityProviders: ['COGNITO'],
      ExplicitAuthFlows: [
        'ALLOW_ADMIN_USER_PASSWORD_AUTH',
        'ALLOW_CUSTOM_AUTH',
        'ALLOW_REFRESH_TOKEN_AUTH',
      ],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      ReadAttributes: ['zoneinfo'],
      WriteAttributes: ['zoneinfo'],
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    });
  });
});

it('generates the order secret, so that no template contains it', () => {
  const { resource } = findOnly(platform.stateful, 'AWS::SecretsManager::Secret');
  expect(resource.Properties).not.toHaveProperty('SecretString');
  expect(resource.Properties).toMatchObject({ GenerateSecretString: { PasswordLength: 64 } });
  expect(resource.DeletionPolicy).toBe('Retain');
});

it('encrypts the keys of messes with a separate key, which rotates yearly and outlives the stack', () => {
  const { id, resource } = findOnly(platform.stateful, 'AWS::KMS::Key');
  expect(resource.Properties).toMatchObject({ EnableKeyRotation: true });
  expect(resource.DeletionPolicy).toBe('Retain');
  const { resource: alias } = findOnly(platform.stateful, 'AWS::KMS::Alias');
  expect(alias.Properties.AliasName).toBe('alias/thali-dev-seals');
  expect(platform.render(alias.Properties.TargetKeyId)).toBe(`<${id}.Arn>`);
});

it('keeps the site bucket private, so that only CloudFront reads it, over TLS', () => {
  const { resource } = findNamed(platform.stateful, 'AWS::S3::Bucket', 'SiteBucket');
  expect(resource.Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    VersioningConfiguration: { Status: 'Enabled' },
  });
  const policy = findNamed(platform.stateful, 'AWS::S3::BucketPolicy', 'SiteBucket').resource;
  const { Statement } = policy.Properties.PolicyDocument as { Statement: object[] };
  expect(Statement).toContainEqual(
    expect.objectContaining({
      Effect: 'Deny',
      Principal: { AWS: '*' },
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    }),
  );
  const allowed = Statement.filter(
    (statement) => 'Effect' in statement && statement.Effect === 'Allow',
  );
  expect(allowed).toEqual([
    expect.objectContaining({
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Action: ['s3:GetObject', 's3:ListBucket'],
    }),
  ]);
});

describe('the bucket of pictures', () => {
  const { resource } = findNamed(platform.stateful, 'AWS::S3::Bucket', 'PictureBucket');

  it('is private, and CloudFront reads only checked pictures', () => {
    expect(resource.Properties).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    });
    const policy = findNamed(platform.stateful, 'AWS::S3::BucketPolicy', 'PictureBucket').resource;
    const { Statement } = policy.Properties.PolicyDocument as {
      Statement: { Effect: string; Action: string; Resource: unknown }[];
    };
    const [allowed, ...otherStatements] = Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(otherStatements).toEqual([]);
    expect(allowed?.Action).toBe('s3:GetObject');
    expect(platform.render(allowed?.Resource)).toMatch(/\.Arn>\/pictures\/\*$/);
  });

  it('accepts uploads only from pages of its domain', () => {
    const stage = synthesize(fullStage);
    const bucket = findNamed(stage.stateful, 'AWS::S3::Bucket', 'PictureBucket').resource;
    expect(bucket.Properties.CorsConfiguration).toEqual({
      CorsRules: [
        {
          AllowedMethods: ['POST'],
          AllowedOrigins: ['https://thali.example', 'https://*.thali.example'],
          MaxAge: 3600,
        },
      ],
    });
  });

  it('deletes unchecked uploads after a day, and removed pictures after 35 days', () => {
    expect(resource.DeletionPolicy).toBe('Retain');
    expect(resource.Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    const { Rules } = resource.Properties.LifecycleConfiguration as { Rules: object[] };
    expect(Rules).toEqual([
      expect.objectContaining({
        Prefix: 'incoming/',
        ExpirationInDays: 1,
        NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      }),
      expect.objectContaining({
        Prefix: 'pictures/',
        NoncurrentVersionExpiration: { NoncurrentDays: 35 },
      }),
    ]);
    expect(Rules[1]).not.toHaveProperty('ExpirationInDays');
  });
});

function keySchema(partitionKey: string, sortKey: string) {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' },
    { AttributeName: sortKey, KeyType: 'RANGE' },
  ];
}
