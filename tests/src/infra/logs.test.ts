import { describe, expect, it } from 'vitest';
import { findOnly, ofType, synthesize } from './synthesize.ts';

const platform = synthesize();
const longRetention = synthesize({ logDays: '180' });

describe('the edge’s log', () => {
  const delivery = findOnly(platform.edgeWatch, 'AWS::Logs::Delivery').resource.Properties;
  const { id: bucket, resource } = findOnly(platform.stateless, 'AWS::S3::Bucket');

  it('records viewer, path and status, and no field that may contain a token', () => {
    const fields = delivery.RecordFields as string[];
    expect(fields).toEqual(expect.arrayContaining(['c-ip', 'c-port', 'cs-uri-stem', 'sc-status']));
    for (const field of fields) expect(field).not.toMatch(/query|cookie|referer|user-agent/i);
  });

  it('goes from this distribution to a private bucket in the region of the platform', () => {
    const source = findOnly(platform.edgeWatch, 'AWS::Logs::DeliverySource').resource.Properties;
    const distribution = findOnly(platform.stateless, 'AWS::CloudFront::Distribution').id;
    expect(source.LogType).toBe('ACCESS_LOGS');
    expect(platform.render(source.ResourceArn)).toBe(
      `arn:aws:cloudfront::<AWS::AccountId>:distribution/<${distribution}>`,
    );
    expect(delivery.DeliverySourceName).toBe(source.Name);
    const to = findOnly(platform.edgeWatch, 'AWS::Logs::DeliveryDestination').resource.Properties;
    expect(platform.render(to.DestinationResourceArn)).toBe(`<${bucket}.Arn>`);
    expect(resource.Properties).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    });
  });

  it('can be written only by the log delivery of this account', () => {
    const { Statement } = findOnly(platform.stateless, 'AWS::S3::BucketPolicy').resource.Properties
      .PolicyDocument as { Statement: Record<string, unknown>[] };
    expect(Statement.filter(({ Effect }) => Effect === 'Allow')).toEqual([
      expect.objectContaining({
        Principal: { Service: 'delivery.logs.amazonaws.com' },
        Action: 's3:PutObject',
        Condition: expect.objectContaining({
          StringEquals: {
            's3:x-amz-acl': 'bucket-owner-full-control',
            'aws:SourceAccount': { Ref: 'AWS::AccountId' },
          },
        }),
      }),
    ]);
  });
});

it.each([
  [platform, 30],
  [longRetention, 180],
])('every log of requests expires after the chosen number of days', (stage, days) => {
  const groups = ofType(stage.all, 'AWS::Logs::LogGroup').filter(
    ([, { Properties }]) => Properties.LogGroupName,
  );
  expect(groups.length).toBeGreaterThan(20);
  for (const [id, { Properties }] of groups) expect(Properties.RetentionInDays, id).toBe(days);
  const bucket = findOnly(stage.stateless, 'AWS::S3::Bucket').resource.Properties;
  expect(bucket.LifecycleConfiguration).toEqual({
    Rules: [{ ExpirationInDays: days, Status: 'Enabled' }],
  });
});
