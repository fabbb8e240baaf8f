import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { managedRules } from './managed-rules.ts';
import { rateRules, tooManyRequests } from './rate-rules.ts';
import { seen } from './seen.ts';

/** What CloudFront asks before anything else: who asks far too often, and who asks for known attacks. */
export function createWebAcl(scope: Construct, stage: string): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    name: `thali-${stage}`,
    description: `Thali ${stage}: rates of one address, and known attacks`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    rules: [...managedRules(), ...rateRules()].map((rule, priority) => ({ ...rule, priority })),
    customResponseBodies: tooManyRequests,
    visibilityConfig: seen(`thali-${stage}`),
    dataProtectionConfig: { dataProtections: keptOutOfSamples },
  });
}

/** Samples of requests help to find a rule that refuses honest people; no secret of theirs belongs there. */
const keptOutOfSamples: CfnWebACL.DataProtectProperty[] = [
  ...['authorization', 'cookie', 'x-tracking-token', 'x-payment-session', 'idempotency-key'].map(
    (header) => ({ field: { fieldType: 'SINGLE_HEADER', fieldKeys: [header] } }),
  ),
  // It may carry a guest's phone as proof.
  { field: { fieldType: 'QUERY_STRING' } },
  { field: { fieldType: 'BODY' } },
].map(({ field }) => ({ field, action: 'SUBSTITUTION' }));
