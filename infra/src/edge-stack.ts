import {
  type App,
  CrossStackReferences,
  ReferenceStrength,
  RemovalPolicy,
  Stack,
} from 'aws-cdk-lib';
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import { createWebAcl, logFirewall } from './edge/firewall/web-acl.ts';

interface EdgeStackProps {
  stage: string;
  domain: { name: string; hostedZoneId: string } | undefined;
  hasFirewall: boolean;
  logRetention: RetentionDays;
}

/**
 * What CloudFront accepts from us-east-1 only: the certificate of the site and its tenants, and its firewall. Both are
 * referred to weakly: a strong reference would keep either from ever being replaced while CloudFront uses it.
 */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate | undefined;
  readonly webAclArn: string | undefined;

  constructor(app: App, id: string, { stage, domain, hasFirewall, logRetention }: EdgeStackProps) {
    super(app, id, { env: { region: 'us-east-1' } });
    this.certificate = domain && this.certify(domain);
    this.webAclArn = hasFirewall ? this.guard(stage, logRetention) : undefined;
  }

  private certify(domain: { name: string; hostedZoneId: string }): ICertificate {
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.hostedZoneId,
      zoneName: domain.name,
    });
    // By its name: another domain makes another certificate, and this one stays until CloudFront has moved.
    const certificate = new Certificate(this, `Certificate-${domain.name}`, {
      domainName: domain.name,
      subjectAlternativeNames: [`*.${domain.name}`],
      validation: CertificateValidation.fromDns(zone),
    });
    certificate.applyRemovalPolicy(RemovalPolicy.RETAIN);
    CrossStackReferences.of(certificate).produce(ReferenceStrength.WEAK);
    return certificate;
  }

  private guard(stage: string, retention: RetentionDays): string {
    const acl = createWebAcl(this, stage);
    logFirewall(this, { acl, stage, retention });
    CrossStackReferences.of(acl).produce(ReferenceStrength.WEAK);
    return acl.attrArn;
  }
}
