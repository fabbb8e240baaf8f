import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { PhysicalResourceId, PhysicalResourceIdReference } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { callWhileDeploying } from '../call-while-deploying.ts';

/**
 * Deletes the certificate of an earlier domain. Call it in a stack that is deployed after the distribution: AWS deletes no
 * certificate that CloudFront uses, so the stack that makes certificates only lets go of them.
 */
export function dropOldCertificate(scope: Construct, stage: string, certificateArn: string): void {
  const { partition, region } = Stack.of(scope);
  callWhileDeploying(scope, 'OldCertificate', {
    onUpdate: {
      service: 'acm',
      action: 'describeCertificate',
      parameters: { CertificateArn: certificateArn },
      outputPaths: ['Certificate.Status'],
      // By another id it is another resource: CloudFormation deletes the former one at the end.
      physicalResourceId: PhysicalResourceId.of(certificateArn),
    },
    onDelete: {
      service: 'acm',
      action: 'deleteCertificate',
      parameters: { CertificateArn: new PhysicalResourceIdReference() },
      // In use while a whole stage is taken down, in which this stack goes first.
      ignoreErrorCodesMatching: 'ResourceInUseException|ResourceNotFoundException',
    },
    grant: new PolicyStatement({
      actions: ['acm:DescribeCertificate', 'acm:DeleteCertificate'],
      resources: [Stack.of(scope).formatArn({ service: 'acm', resource: 'certificate/*' })],
      conditions: { StringEquals: { 'aws:ResourceTag/thali:stage': stage } },
    }),
    finding: `AwsSolutions-IAM5[Resource::arn:${partition}:acm:${region}:<AWS::AccountId>:certificate/*]`,
    reason:
      'The former certificate is in no template any more; its tag fences in those of this stage.',
  });
}
