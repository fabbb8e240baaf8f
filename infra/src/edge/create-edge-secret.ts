import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * What CloudFront proves itself with to the functions, so that nobody who calls the gateway by its own
 * name can say which address a call came from.
 */
export function createEdgeSecret(scope: Construct): Secret {
  const secret = new Secret(scope, 'EdgeSecret', {
    description: 'Tells the functions that a call came through CloudFront',
    generateSecretString: { passwordLength: 48, excludePunctuation: true },
    removalPolicy: RemovalPolicy.DESTROY,
  });
  acknowledge(secret, {
    'AwsSolutions-SMG4':
      'It opens nothing: who had it could only make up the address that limits count. A deployment of a new one changes both sides.',
  });
  return secret;
}

/** The value, put in by CloudFormation at the deployment; no template carries it. */
export function edgeSecretValue(secret: Secret): string {
  return secret.secretValue.unsafeUnwrap();
}
