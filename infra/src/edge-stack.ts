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
 * Resources that CloudFront accepts only from us-east-1: the certificate and the firewall. Other stacks refer to
 * them weakly. A strong reference would block their replacement while CloudFront uses them.
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
    // The construct id contains the domain, so another domain gets a new certificate. The old certificate stays until
    // CloudFront has switched.
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
