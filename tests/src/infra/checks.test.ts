import { addThali } from '@thali/infra/add-thali';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { expect, it } from 'vitest';
import { createApp } from './synthesize.ts';

it('fails the synthesis when a resource breaks a rule', () => {
  const app = createApp();
  new Bucket(addThali(app).stateless, 'OpenBucket');
  expect(() => app.synth()).toThrow(/OpenBucket[\s\S]*AwsSolutions-S10/);
});
