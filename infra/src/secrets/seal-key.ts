import type { SealAction } from '@thali/functions/routes/route-types';
import { RemovalPolicy, type Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';

/** What the secrets of messes are encrypted with. KMS makes new material each year; what is older still opens. */
export function createSealKey(stack: Stack, stage: string): IKey {
  return new Key(stack, 'SealKey', {
    description: 'Encrypts the payment keys that messes enter',
    alias: `thali-${stage}-seals`,
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}

/** Only for a text of one mess: the context has to name whose it is, and nothing else. */
export function sealGrant(actions: readonly SealAction[], key: IKey): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `kms:${action}`),
    resources: [key.keyArn],
    conditions: {
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['vendorId'] },
      Null: { 'kms:EncryptionContextKeys': 'false' },
    },
  });
}
