import { buildLimits, deploymentLimits, type Limits } from '@thali/functions/deployment-limits';
import type { GrantTargets } from '@thali/functions/routes/grants';
import type { QueueName } from '@thali/functions/routes/route-types';
import { indexes } from '@thali/functions/table/keys';
import type { ResourceNames } from './access/requests-of-call.ts';
import { accountId, arn, region } from './engines/aws-client-config.ts';
import { readEnvironment, setEnvironment } from './environment.ts';
import { edgeSecret } from './gateway/edge-secret.ts';
import { builtSite } from './site/build-site.ts';
import { clientIds, jwksPath, userPoolArn, userPoolId } from './stand-ins/cognito/user-pool.ts';
import { sealKeyId } from './stand-ins/kms.ts';
import { secretIds } from './stand-ins/secrets.ts';

const pictureBucket = 'thali-pictures';
/** A pool, so codes reach all countries of the phone input. */
const smsOrigination = 'pool-thali';
const emailFrom = 'Thali <no-reply@thali.example>';
/** The path of the WebSocket API's stage. */
export const socketStage = 'ws';
const socketApi = 'local';

/** A made-up company, so that receipts show all their fields. */
export const demoIssuer = {
  legalName: 'Thali Demo Private Limited',
  address: '1 Demo Road, Pune 411001, Maharashtra',
  gstin: '27AAAAA0000A1Z5',
  sac: '998314',
  ratePercent: 18,
};

interface Addresses {
  /** The folder of the site's built documents. */
  documents?: string;
  /** Inactivity limits other than the defaults, as JSON. */
  inactivity?: string | undefined;
  /** The site's address for browsers. */
  site: string;
  table: string;
  dynamo: string;
  /** Stands for https://api.razorpay.com. */
  razorpay: string;
  /** Whether payments use the Razorpay stand-in. Otherwise they are mocks without a checkout. */
  hasRazorpayKeys?: boolean | undefined;
  /** All other AWS stand-ins. */
  aws: string;
  /** Stands for https://fcm.googleapis.com. */
  push: string;
  /** Stands for S3. */
  pictures: string;
  /** The `@connections` API of the WebSocket API. */
  connections: string;
}

/**
 * Sets the variables that infra sets for deployed functions, and points the AWS SDK at the stand-ins. It
 * removes the user's AWS profile, so no call can reach a real account.
 */
export function setHandlerEnvironment(addresses: Addresses): void {
  setEnvironment({
    // The engines share the machine with tests and browsers.
    AWS_ATTEMPT_MS: '10000',
    TABLE_NAME: addresses.table,
    USER_POOL_ID: userPoolId,
    CLIENT_ID_STUDENT: clientIds.student,
    CLIENT_ID_VENDOR: clientIds.vendor,
    CLIENT_ID_ADMIN: clientIds.admin,
    JWKS_URL: addresses.aws + jwksPath,
    ORDER_SECRET_ID: secretIds.order,
    WEBSOCKET_URL: addresses.connections,
    PLATFORM_DOMAIN: 'localhost',
    SITE_URL: addresses.site,
    SITE_DOCUMENTS: addresses.documents ?? builtSite,
    RELEASE: 'local',
    INACTIVITY_LIMITS: addresses.inactivity,
    EDGE_SECRET: edgeSecret,
    SMS_ENTITY_ID: 'local-entity',
    SMS_TEMPLATE_ID: 'local-template',
    SMS_NOTICE_TEMPLATE_ID: 'local-notice-template',
    SMS_ALARM_TEMPLATE_ID: 'local-alarm-template',
    SMS_ORDER_TEMPLATE_ID: 'local-order-template',
    SMS_ORIGINATION_IDENTITY: smsOrigination,
    SMS_MAX_PRICE: '0.10',
    SMS_TIME_TO_LIVE: '300',
    EMAIL_FROM: emailFrom,
    ...limits(),
    ALARM_QUEUE_URL: queueUrl(addresses.aws, 'alarms'),
    PICTURE_BUCKET: pictureBucket,
    PICTURE_UPLOAD_URL: `${addresses.pictures}/${pictureBucket}/`,
    PUSH_ORIGIN: addresses.push,
    RAZORPAY_SECRET_ID: addresses.hasRazorpayKeys ? secretIds.razorpay : undefined,
    RAZORPAY_URL: addresses.razorpay,
    SEAL_KEY_ID: sealKeyId,
    RECEIPT_ISSUER: JSON.stringify(demoIssuer),
    ...awsEnvironment(addresses),
    POWERTOOLS_LOG_LEVEL: readEnvironment('POWERTOOLS_LOG_LEVEL') ?? 'WARN',
    POWERTOOLS_SERVICE_NAME: 'local',
    POWERTOOLS_METRICS_NAMESPACE: 'Thali/local',
    POWERTOOLS_METRICS_DISABLED: readEnvironment('POWERTOOLS_METRICS_DISABLED') ?? 'true',
    POWERTOOLS_DEV: undefined,
  });
}

/** The resources of grants, as in the environment above. */
export function grantTargets(table: string): GrantTargets {
  return {
    arn,
    tableArn: arn('dynamodb', `table/${table}`),
    userPoolArn,
    secretArns: secretIds,
    sealKeyArn: sealKeyId,
    queueArns: { alarms: arn('sqs', 'alarms') },
    pictureBucketArn: `arn:aws:s3:::${pictureBucket}`,
    socketStage: `${socketApi}/${socketStage}`,
    smsOrigination,
    emailFrom,
    emailConfigurationSet: 'thali-local',
  };
}

/** The names that identify the resource of a call. */
export function resourceNames(): ResourceNames {
  const indexKeys = Object.entries(indexes).map(
    ([name, { partitionKey }]) => [name, partitionKey] as const,
  );
  return {
    keys: new Map([['', 'PK'], ...indexKeys]),
    socketApi,
    buckets: [pictureBucket],
    userPoolArn,
  };
}

/** The URL of a queue, as in SQS. */
export function queueUrl(aws: string, name: QueueName): string {
  return `${aws}/${accountId}/${name}`;
}

/** Higher than in production, because all local guests have one IP address and many tests use one phone. */
export const localOrderLimits = {
  ORDERS_UNPROVEN_PER_PHONE: '60',
  ORDERS_UNPROVEN_PER_ADDRESS: '600',
  ORDERS_UNPROVEN_PORTIONS: '100',
  ORDERS_UNPROVEN_WAITING: '200',
  ORDERS_PER_PROVEN_PHONE: '120',
};

function limits(): Limits {
  const hasNoLimits = readEnvironment('THALI_ORDER_LIMITS') === 'none';
  const orders: Partial<Limits> = localOrderLimits;
  return buildLimits((name) => {
    if (hasNoLimits && name in orders) return String(1e9);
    return orders[name] ?? String(deploymentLimits[name].defaultValue);
  });
}

function awsEnvironment({ dynamo, aws, pictures }: Addresses): Record<string, string | undefined> {
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: undefined,
    AWS_PROFILE: undefined,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_IGNORE_CONFIGURED_ENDPOINT_URLS: undefined,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    // A service without a stand-in fails here instead of leaving the machine.
    AWS_ENDPOINT_URL: aws,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: aws,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: aws,
    AWS_ENDPOINT_URL_KMS: aws,
    AWS_ENDPOINT_URL_SESV2: aws,
    AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2: aws,
    AWS_ENDPOINT_URL_SQS: aws,
    AWS_ENDPOINT_URL_S3: pictures,
  };
}
