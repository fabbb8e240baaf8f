import { addThali } from '@thali/infra/add-thali';
import { App } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { expect, it } from 'vitest';

it('fails the synthesis when a resource breaks a rule', () => {
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [], siteBuild: 'no build' } });
  new Bucket(addThali(app).stateless, 'OpenBucket');
  expect(() => app.synth()).toThrow(/OpenBucket[\s\S]*AwsSolutions-S10/);
});
