import { addThali } from '@thali/infra/add-thali';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { createApp, ofType, synthesize, theOnly } from './synthesize.ts';

describe('with a domain', () => {
  const named = synthesize({ stage: 'prod', domain: 'thali.example', hostedZoneId: 'Z0EXAMPLE' });

  it('certifies the domain and its tenants in us-east-1', () => {
    expect(named.stacks.edge?.region).toBe('us-east-1');
    const certificate = theOnly(named.edge ?? {}, 'AWS::CertificateManager::Certificate').resource;
    expect(certificate.Properties).toMatchObject({
      DomainName: 'thali.example',
      SubjectAlternativeNames: ['*.thali.example'],
      ValidationMethod: 'DNS',
    });
  });

  it('answers to both names, by TLS 1.2 at least', () => {
    const { Aliases, ViewerCertificate } = theOnly(named.stateless, 'AWS::CloudFront::Distribution')
      .resource.Properties.DistributionConfig as { Aliases: string[]; ViewerCertificate: object };
    expect(Aliases).toEqual(['thali.example', '*.thali.example']);
    expect(ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
    const records = ofType(named.stateless, 'AWS::Route53::RecordSet').map(
      ([, { Properties }]) => `${Properties.Type} ${Properties.Name} ${Properties.HostedZoneId}`,
    );
    expect(records.sort()).toEqual([
      'A *.thali.example. Z0EXAMPLE',
      'A thali.example. Z0EXAMPLE',
      'AAAA *.thali.example. Z0EXAMPLE',
      'AAAA thali.example. Z0EXAMPLE',
    ]);
  });

  it('names every stack by its stage', () => {
    const names = Object.values(named.stacks).map((stack) => stack?.stackName);
    expect(names).toEqual(['Thali-prod-Stateful', 'Thali-prod-Stateless', 'Thali-prod-Edge']);
  });

  it('asks for the zone of a domain', () => {
    expect(() => synthesize({ domain: 'thali.example' })).toThrow('hostedZoneId');
  });
});

it('copies a built site, hashed files before the documents that name them', () => {
  const built = synthesize({ siteBuild: new URL('.', import.meta.url).pathname });
  const copies = ofType(built.stateless, 'Custom::CDKBucketDeployment');
  expect(copies.map(([, copy]) => JSON.stringify(copy.Properties.SystemMetadata))).toEqual([
    expect.stringContaining('max-age=31536000, immutable'),
    expect.stringContaining('max-age=0'),
  ]);
});

it('fails the synthesis when a resource breaks a rule', () => {
  const app = createApp();
  new Bucket(addThali(app).stateless, 'OpenBucket');
  expect(() => app.synth()).toThrow(/OpenBucket[\s\S]*AwsSolutions-S10/);
});
