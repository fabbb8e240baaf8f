import { type App, Stack } from 'aws-cdk-lib';
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { createWebAcl } from './edge/firewall/web-acl.ts';

interface EdgeStackProps {
  stage: string;
  domain: { name: string; hostedZoneId: string } | undefined;
  hasFirewall: boolean;
}

/** What CloudFront accepts from us-east-1 only: the certificate of the site and its tenants, and its firewall. */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate | undefined;
  readonly webAclArn: string | undefined;

  constructor(app: App, id: string, { stage, domain, hasFirewall }: EdgeStackProps) {
    super(app, id, { env: { region: 'us-east-1' }, crossRegionReferences: true });
    this.certificate = domain && this.certify(domain);
    this.webAclArn = hasFirewall ? createWebAcl(this, stage).attrArn : undefined;
  }

  private certify(domain: { name: string; hostedZoneId: string }): ICertificate {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.hostedZoneId,
      zoneName: domain.name,
    });
    return new Certificate(this, 'Certificate', {
      domainName: domain.name,
      subjectAlternativeNames: [`*.${domain.name}`],
      validation: CertificateValidation.fromDns(zone),
    });
  }
}
