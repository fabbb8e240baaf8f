import { Aws } from 'aws-cdk-lib';

/** Any of this account: naming the one would make a bucket's stack depend on the stack that depends on it. */
export const ownDistributions = `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*`;
