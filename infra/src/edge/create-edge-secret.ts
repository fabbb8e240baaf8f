import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * CloudFront sends this secret to the functions. Without it, a direct caller of the gateway could fake a client
 * address.
 */
export function createEdgeSecret(scope: Construct): Secret {
  const secret = new Secret(scope, 'EdgeSecret', {
    description: 'Tells the functions that a call came through CloudFront',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(secret, {
    'AwsSolutions-SMG4':
      'The secret gives no access to data. An attacker with it could only fake the client address that rate limits count. A deployment replaces the secret on both sides.',
  });
  return secret;
}

/** CloudFormation inserts the value during the deployment. No template contains it. */
export function edgeSecretValue(secret: Secret): string {
  return secret.secretValue.unsafeUnwrap();
}
