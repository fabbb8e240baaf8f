import { type App, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { IBackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { acknowledge } from './acknowledge.ts';
import { createBackup } from './data/create-backup.ts';
import { adoptTable, createTable, streamArnOf } from './data/create-table.ts';
import type { DataSettings } from './data/data-settings.ts';
import { keepExports } from './keep-exports.ts';
import { createPictureBucket } from './pictures/create-picture-bucket.ts';
import { createSiteBucket } from './site/create-site-bucket.ts';

interface StatefulStackProps extends StackProps {
  stage: string;
  domain: string | undefined;
  data: DataSettings;
}

/** Data and secrets, which must survive every deployment. Deleting the stack keeps its resources. */
export class StatefulStack extends Stack {
  readonly table: ITable;
  readonly orderSecret: Secret;
  readonly sealKey: IKey;
  readonly siteBucket: IBucket;
  readonly pictureBucket: IBucket;
  readonly backupVault: IBackupVault;

  constructor(app: App, id: string, { stage, domain, data, ...props }: StatefulStackProps) {
    super(app, id, { ...props, terminationProtection: true });
    this.table = data.restoredTableStream
      ? adoptTable(this, data.restoredTableStream)
      : createTable(this);
    this.orderSecret = createOrderSecret(this);
    this.sealKey = createSealKey(this, stage);
    this.siteBucket = createSiteBucket(this);
    this.pictureBucket = createPictureBucket(this, domain);
    this.backupVault = createBackup(this, this.table, { stage, ...data });
    keepExports(this, [
      this.table.tableName,
      this.table.tableArn,
      streamArnOf(this.table),
      this.orderSecret.secretArn,
      this.sealKey.keyArn,
      ...[this.siteBucket, this.pictureBucket].flatMap((bucket) => [
        bucket.bucketName,
        bucket.bucketArn,
        bucket.bucketRegionalDomainName,
      ]),
    ]);
  }
}

/** The key for the HMACs in order ids and tracking tokens. */
function createOrderSecret(stack: Stack): Secret {
  const secret = new Secret(stack, 'OrderSecret', {
    description: 'Key of order ids and tracking tokens',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(secret, {
    'AwsSolutions-SMG4':
      'A new key would break all current tracking links and turn a retried order into a second order. So an operator changes the key only after a leak.',
  });
  return secret;
}

/** Encrypts the secrets of messes. KMS rotates it yearly and can still decrypt older data. */
function createSealKey(stack: Stack, stage: string): IKey {
  return new Key(stack, 'SealKey', {
    description: 'Encrypts the payment keys that messes enter',
    alias: `thali-${stage}-seals`,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}
