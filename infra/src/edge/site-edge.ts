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
  picturesBehavior,
  uncachedBehavior,
} from './behaviors.ts';
import { edgeSecretValue } from './create-edge-secret.ts';
import { documentHeaders, securityHeaders } from './security-headers.ts';

/**
 * By default CloudFront caches errors for 10 seconds. Then the owner of an order could get the cached 404 of a stranger.
 */
const uncachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map(
  (httpStatus) => ({
    httpStatus,
    ttl: Duration.seconds(0),
  }),
);

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
  /** The firewall's ARN, or undefined without a firewall. */
  webAclArn: string | undefined;
}

/** One origin for the browser: the files, the API and the live link of every tenant. */
export class SiteEdge extends Construct {
  readonly distribution: Distribution;
  readonly host: string;

  constructor(scope: Construct, id: string, props: SiteEdgeProps) {
    super(scope, id);
    const { customDomain } = props;
    const headers = { responseHeadersPolicy: securityHeaders(this) };
    const customHeaders = { 'x-origin-secret': edgeSecretValue(props.edgeSecret) };
    const viewer = viewerHeaders(this);
    const gateway = { origin: new HttpOrigin(props.httpHost, { customHeaders }), viewer };
    const sockets = { origin: new HttpOrigin(props.socketHost, { customHeaders }), viewer };
    const behaviorsWithHeaders: Record<string, BehaviorOptions> = {
      '/assets/*': assetsBehavior(this, props.siteBucket),
      ...cachedCallBehaviors(this, gateway),
      '/api/*': uncachedBehavior(gateway),
    };
    const additionalBehaviors: Record<string, BehaviorOptions> = {
      '/ws': uncachedBehavior(sockets),
      '/pictures/*': picturesBehavior(this, props.pictureBucket),
    };
    for (const [pattern, behavior] of Object.entries(behaviorsWithHeaders)) {
      additionalBehaviors[pattern] = { ...behavior, ...headers };
    }
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: {
        ...documentsBehavior(this, gateway),
        responseHeadersPolicy: documentHeaders(this),
      },
      additionalBehaviors,
      errorResponses: uncachedErrors,
      ...(props.webAclArn !== undefined && { webAclId: props.webAclArn }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_200,
      ...(customDomain && {
        domainNames: [customDomain.name, `*.${customDomain.name}`],
        certificate: customDomain.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
    });
    if (customDomain) addDnsRecords(this, customDomain, this.distribution);
    this.host = customDomain?.name ?? this.distribution.distributionDomainName;
    acknowledge(this.distribution, {
      'AwsSolutions-CFR1': 'No country is blocked, because travellers also follow their orders.',
      'AwsSolutions-CFR3':
        'The distribution logs with the newer method (edge-log.ts), which can leave out queries and cookies. The check knows only the older method.',
    });
    if (props.webAclArn === undefined) {
      acknowledge(this.distribution, {
        'AwsSolutions-CFR2':
          'This deployment has no firewall (-c waf=off or none). The gateway throttles requests, and the functions count attempts.',
      });
    }
    if (!customDomain) {
      acknowledge(this.distribution, {
        'AwsSolutions-CFR4':
          "CloudFront's own domain has a fixed certificate and TLS policy. A custom domain requires TLS 1.2.",
      });
    }
  }
}

/** Records for the domain and all its subdomains, over IPv4 and IPv6. */
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

/** The CloudFront function that runs before the cache lookup, on all requests to our functions. */
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
