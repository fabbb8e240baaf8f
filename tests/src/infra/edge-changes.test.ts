import { describe, expect, it } from 'vitest';
import { grantsOf } from './function-resources.ts';
import { everything, ofType, type Synthesized, synthesize, theOnly } from './synthesize.ts';

const before = synthesize(everything);
const another = { ...everything, domain: 'tiffin.example', hostedZoneId: 'Z0OTHER' };

describe('what CloudFront takes from us-east-1', () => {
  it('is carried over without anything that holds on to a value in use', () => {
    const carriers = Object.values(before.all).filter(({ Type }) => /CrossRegion/.test(Type));
    expect(carriers).toEqual([]);
    const { certificate, acl } = usedBy(before);
    expect(certificate).toMatchObject({ StackName: 'Thali-prod-Edge', Region: 'us-east-1' });
    expect(acl).toMatchObject({ StackName: 'Thali-prod-Edge', Region: 'us-east-1' });
  });
});

describe('another domain', () => {
  const after = synthesize(another);
  const [old, fresh] = [before, after].map((platform) =>
    theOnly(platform.edge ?? {}, 'AWS::CertificateManager::Certificate'),
  );

  it('gets a certificate of its own, and lets the former stay while CloudFront uses it', () => {
    expect(fresh?.id).not.toBe(old?.id);
    expect(old?.resource.DeletionPolicy).toBe('Retain');
    expect(fresh?.resource.Properties.DomainName).toBe('tiffin.example');
  });

  it('is a change that the distribution’s own template shows, so that its stack is deployed', () => {
    const [from, to] = [before, after].map((platform) => usedBy(platform).certificate);
    expect(to).not.toEqual(from);
    expect(after.render({ 'Fn::GetStackOutput': to })).toBe(`<${fresh?.id}>`);
  });

  it('has the former certificate deleted after the distribution has moved, and none that is in use', () => {
    const { edgeWatch } = after.stacks;
    expect(edgeWatch.dependencies).toContain(after.stacks.stateless);
    const call = theOnly(after.edgeWatch, 'Custom::AWS').resource.Properties;
    const made = JSON.parse(after.render(call.Update)) as Record<string, unknown>;
    expect(made).toMatchObject({
      action: 'describeCertificate',
      // CloudFormation deletes what had another id, once everything else is done.
      physicalResourceId: { id: `<${fresh?.id}>` },
    });
    expect(JSON.parse(after.render(call.Delete))).toEqual({
      service: 'acm',
      action: 'deleteCertificate',
      parameters: { CertificateArn: 'PHYSICAL:RESOURCEID:' },
      ignoreErrorCodesMatching: 'ResourceInUseException|ResourceNotFoundException',
    });
  });

  it('may delete certificates of its stage only', () => {
    const role = after.render(
      theOnly(after.edgeWatch, 'AWS::Lambda::Function').resource.Properties.Role,
    );
    expect(
      grantsOf({ ...after, all: after.edgeWatch }, role.replace(/^<(.*)\.Arn>$/, '$1')),
    ).toEqual(
      ['DeleteCertificate', 'DescribeCertificate'].map(
        (action) =>
          `acm:${action} arn:aws:acm:us-east-1:<AWS::AccountId>:certificate/* if {"StringEquals":{"aws:ResourceTag/thali:stage":"prod"}}`,
      ),
    );
    expect(fresh?.resource.Properties.Tags).toContainEqual({ Key: 'thali:stage', Value: 'prod' });
  });
});

describe('the firewall that is switched off', () => {
  const off = synthesize({ ...everything, waf: 'off' });

  it('stays in its stack, with its alarm, and CloudFront does not ask it', () => {
    const [kept, was] = [off, before].map((platform) =>
      theOnly(platform.edge ?? {}, 'AWS::WAFv2::WebACL'),
    );
    expect(kept).toEqual(was);
    expect(usedBy(off).acl).toBeUndefined();
    expect(namesOf(off, 'AWS::CloudWatch::Alarm')).toEqual(
      namesOf(before, 'AWS::CloudWatch::Alarm'),
    );
  });

  it('is asked again as before', () => {
    expect(usedBy(synthesize({ ...everything, waf: 'on' }))).toEqual(usedBy(before));
  });
});

/** Where the distribution has its certificate and its firewall from. */
function usedBy({ stateless }: Synthesized) {
  const { WebACLId, ViewerCertificate } = theOnly(stateless, 'AWS::CloudFront::Distribution')
    .resource.Properties.DistributionConfig as {
    WebACLId?: Record<string, object>;
    ViewerCertificate: { AcmCertificateArn: Record<string, object> };
  };
  return {
    acl: WebACLId?.['Fn::GetStackOutput'],
    certificate: ViewerCertificate.AcmCertificateArn['Fn::GetStackOutput'],
  };
}

function namesOf({ edgeWatch }: Synthesized, type: string): string[] {
  return ofType(edgeWatch, type).map(([id]) => id);
}
