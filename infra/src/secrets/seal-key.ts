import { RemovalPolicy, type Stack } from 'aws-cdk-lib';
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
