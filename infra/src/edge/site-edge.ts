import { fileURLToPath } from 'node:url';
import { Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  type BehaviorOptions,
  Distribution,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type IDistribution,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import {
  assetsBehavior,
  cachedCallBehaviors,
  documentsBehavior,
  passedOn,
  picturesBehavior,
} from './behaviors.ts';
import { edgeSecretValue } from './create-edge-secret.ts';
import { documentHeaders, securityHeaders } from './security-headers.ts';

/**
 * CloudFront keeps errors for 10 seconds unless told otherwise: the 404 of a stranger would be told
 * to the owner of an order.
 */
const neverKept = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

export interface CustomDomain {
  name: string;
  hostedZoneId: string;
  certificate: ICertificate;
}

interface SiteEdgeProps {
  siteBucket: IBucket;
  pictureBucket: IBucket;
  httpHost: string;
  socketHost: string;
  edgeSecret: Secret;
  customDomain: CustomDomain | undefined;
  /** The firewall's ARN; undefined where it is not asked. */
  webAclArn: string | undefined;
}

/** One origin for the browser: the site's files, the API and the live link, for every tenant. */
export class SiteEdge extends Construct {
  readonly distribution: Distribution;
  readonly url: string;

  constructor(scope: Construct, id: string, props: SiteEdgeProps) {
    super(scope, id);
    const { customDomain } = props;
    const headers = { responseHeadersPolicy: securityHeaders(this) };
    const customHeaders = { 'x-origin-secret': edgeSecretValue(props.edgeSecret) };
    const viewer = viewerHeaders(this);
    const gateway = { origin: new HttpOrigin(props.httpHost, { customHeaders }), viewer };
    const sockets = { origin: new HttpOrigin(props.socketHost, { customHeaders }), viewer };
    const withHeaders: Record<string, BehaviorOptions> = {
      '/assets/*': assetsBehavior(this, props.siteBucket),
      ...cachedCallBehaviors(this, gateway),
      '/api/*': passedOn(gateway),
    };
    const additionalBehaviors: Record<string, BehaviorOptions> = {
      '/ws': passedOn(sockets),
      '/pictures/*': picturesBehavior(this, props.pictureBucket),
    };
    for (const [pattern, behavior] of Object.entries(withHeaders)) {
      additionalBehaviors[pattern] = { ...behavior, ...headers };
    }
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: {
        ...documentsBehavior(this, gateway),
        responseHeadersPolicy: documentHeaders(this),
      },
      additionalBehaviors,
      errorResponses: neverKept,
      ...(props.webAclArn !== undefined && { webAclId: props.webAclArn }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The cheapest class with edges in India.
      priceClass: PriceClass.PRICE_CLASS_200,
      ...(customDomain && {
        domainNames: [customDomain.name, `*.${customDomain.name}`],
        certificate: customDomain.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    if (customDomain) addDnsRecords(this, customDomain, this.distribution);
    this.url = `https://${customDomain?.name ?? this.distribution.distributionDomainName}`;
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'Travellers follow their orders too; no country is blocked.',
      'AwsSolutions-CFR3':
        'It has a log by the newer way (edge-log.ts), which can leave out queries and cookies; the check knows the older one only.',
    });
    if (props.webAclArn === undefined) {
      acknowledge(this.distribution, {
        'AwsSolutions-CFR2':
          'This deployment goes without the firewall (-c waf=off or none); the gateway stages throttle and the functions count tries.',
      });
    }
    if (!customDomain) {
      acknowledge(this.distribution, {
        'AwsSolutions-CFR4':
          "CloudFront's own name comes with its own certificate and TLS policy; a custom domain gets TLS 1.2 at least.",
      });
    }
  }
}

/** The domain itself and every tenant below it, over IPv4 and IPv6. */
function addDnsRecords(
  scope: Construct,
  domain: { name: string; hostedZoneId: string },
  distribution: IDistribution,
): void {
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', {
    hostedZoneId: domain.hostedZoneId,
    zoneName: domain.name,
  });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  for (const [id, host] of [
    ['Apex', domain.name],
    ['Tenants', `*.${domain.name}`],
  ] as const) {
    new ARecord(scope, `${id}Ipv4`, { zone, recordName: `${host}.`, target });
    new AaaaRecord(scope, `${id}Ipv6`, { zone, recordName: `${host}.`, target });
  }
}

/** The function that runs at the edge before the cache is asked, for all that goes to our functions. */
function viewerHeaders(scope: Construct): FunctionAssociation {
  const filePath = fileURLToPath(new URL('./viewer-headers.js', import.meta.url));
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new EdgeFunction(scope, 'viewer-headers', {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath }),
    }),
  };
}
