import { describe, expect, it } from 'vitest';
import { grantsOf } from './function-resources.ts';
import { findOnly, fullStage, ofType, type Synthesized, synthesize } from './synthesize.ts';

const before = synthesize(fullStage);
const otherDomain = { ...fullStage, domain: 'tiffin.example', hostedZoneId: 'Z0OTHER' };

describe('the certificate and firewall in us-east-1', () => {
  it('reach CloudFront without a custom resource that would lock the value', () => {
    const carriers = Object.values(before.all).filter(({ Type }) => /CrossRegion/.test(Type));
    expect(carriers).toEqual([]);
    const { certificate, acl } = usedBy(before);
    expect(certificate).toMatchObject({ StackName: 'Thali-prod-Edge', Region: 'us-east-1' });
    expect(acl).toMatchObject({ StackName: 'Thali-prod-Edge', Region: 'us-east-1' });
  });
});

describe('a changed domain', () => {
  const after = synthesize(otherDomain);
  const [old, fresh] = [before, after].map((platform) =>
    findOnly(platform.edge ?? {}, 'AWS::CertificateManager::Certificate'),
  );

  it('gets a new certificate, and retains the old certificate while CloudFront uses it', () => {
    expect(fresh?.id).not.toBe(old?.id);
    expect(old?.resource.DeletionPolicy).toBe('Retain');
    expect(fresh?.resource.Properties.DomainName).toBe('tiffin.example');
  });

  it('changes the template of the distribution, so that its stack is deployed', () => {
    const [from, to] = [before, after].map((platform) => usedBy(platform).certificate);
    expect(to).not.toEqual(from);
    expect(after.render({ 'Fn::GetStackOutput': to })).toBe(`<${fresh?.id}>`);
  });

  it('deletes the old certificate after the distribution changed, and never one in use', () => {
    const { edgeWatch } = after.stacks;
    expect(edgeWatch.dependencies).toContain(after.stacks.stateless);
    const call = findOnly(after.edgeWatch, 'Custom::AWS').resource.Properties;
    const updateCall = JSON.parse(after.render(call.Update)) as Record<string, unknown>;
    expect(updateCall).toMatchObject({
      action: 'describeCertificate',
      // CloudFormation deletes the resource with the old id after all other updates.
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
      findOnly(after.edgeWatch, 'AWS::Lambda::Function').resource.Properties.Role,
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

describe('a firewall that is switched off', () => {
  const off = synthesize({ ...fullStage, waf: 'off' });

  it('stays in its stack with its alarm, and CloudFront does not use it', () => {
    const [acl, aclBefore] = [off, before].map((platform) =>
      findOnly(platform.edge ?? {}, 'AWS::WAFv2::WebACL'),
    );
    expect(acl).toEqual(aclBefore);
    expect(usedBy(off).acl).toBeUndefined();
    expect(namesOf(off, 'AWS::CloudWatch::Alarm')).toEqual(
      namesOf(before, 'AWS::CloudWatch::Alarm'),
    );
  });

  it('protects the site again after it is switched on', () => {
    expect(usedBy(synthesize({ ...fullStage, waf: 'on' }))).toEqual(usedBy(before));
  });
});

/** The stack outputs of the certificate and the firewall that the distribution uses. */
function usedBy({ stateless }: Synthesized) {
  const { WebACLId, ViewerCertificate } = findOnly(stateless, 'AWS::CloudFront::Distribution')
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
