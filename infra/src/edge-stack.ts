import { type App, Stack } from 'aws-cdk-lib';
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';

interface EdgeStackProps {
  domain: { name: string; hostedZoneId: string };
}

/** What CloudFront accepts from us-east-1 only: the certificate of the site and its tenants. */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate;

  constructor(app: App, id: string, { domain }: EdgeStackProps) {
    super(app, id, { env: { region: 'us-east-1' }, crossRegionReferences: true });
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.hostedZoneId,
      zoneName: domain.name,
    });
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: domain.name,
      subjectAlternativeNames: [`*.${domain.name}`],
      validation: CertificateValidation.fromDns(zone),
    });
  }
}
