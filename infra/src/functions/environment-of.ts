import type { ConfigName } from '@thali/functions/config';
import type { LimitName } from '@thali/functions/deployment-limits';
import { metricNamespace } from '@thali/functions/metrics/metric-names';
import { functionSettings } from '@thali/functions/routes/function-settings';
import type { FunctionName } from '@thali/functions/routes/route-types';
import { edgeSecretValue } from '../edge/create-edge-secret.ts';
import { documentsFolder } from './bundle-function.ts';
import type { FunctionResources } from './function-resources.ts';
import { callbackUrl } from './socket-address.ts';

/**
 * Variables that a deployment may leave out. Without a domain, CloudFront's name is known only after the functions
 * exist. Without registered senders, no codes go out. Without Razorpay keys, payments are mocks. Limits and the
 * support address have defaults.
 */
const optionalNames: readonly ConfigName[] = [
  'PLATFORM_DOMAIN',
  'SITE_URL',
  'INACTIVITY_LIMITS',
  'SUPPORT_EMAIL',
  'SMS_ENTITY_ID',
  'SMS_TEMPLATE_ID',
  'SMS_NOTICE_TEMPLATE_ID',
  'SMS_ALARM_TEMPLATE_ID',
  'SMS_ORDER_TEMPLATE_ID',
  'SMS_ORIGINATION_IDENTITY',
  'EMAIL_FROM',
  'RAZORPAY_SECRET_ID',
  'RECEIPT_ISSUER',
];

/** The environment variables of a function, from the route table, and the names for its log and metrics. */
export function environmentOf(
  fn: FunctionName,
  resources: FunctionResources,
): Record<string, string> {
  const values = { ...valuesOf(resources), ...resources.limits };
  const environment: Record<string, string> = {
    POWERTOOLS_SERVICE_NAME: fn,
    POWERTOOLS_METRICS_NAMESPACE: namespaceOf(resources.stage),
  };
  for (const name of functionSettings[fn].environment) {
    if (optionalNames.includes(name) && values[name] === undefined) continue;
    const value = values[name];
    if (value === undefined) throw new Error(`The function '${fn}' has no value for ${name}`);
    environment[name] = value;
  }
  return environment;
}

/** The CloudWatch namespace for the metrics of a stage. */
export function namespaceOf(stage: string): string {
  return `${metricNamespace}/${stage}`;
}

function valuesOf(
  resources: FunctionResources,
): Record<Exclude<ConfigName, LimitName>, string | undefined> {
  const {
    table,
    identity,
    orderSecret,
    edgeSecret,
    socketApi,
    release,
    domain,
    messages,
    inactivity,
    payments,
    queues,
    pictureBucket,
    sealKey,
  } = resources;
  return {
    TABLE_NAME: table.tableName,
    USER_POOL_ID: identity?.pool.userPoolId,
    CLIENT_ID_STUDENT: identity?.clients.student.userPoolClientId,
    CLIENT_ID_VENDOR: identity?.clients.vendor.userPoolClientId,
    CLIENT_ID_ADMIN: identity?.clients.admin.userPoolClientId,
    JWKS_URL: identity && `${identity.pool.userPoolProviderUrl}/.well-known/jwks.json`,
    ORDER_SECRET_ID: orderSecret?.secretArn,
    WEBSOCKET_URL: socketApi && callbackUrl(socketApi),
    PLATFORM_DOMAIN: domain,
    SITE_URL: domain && `https://${domain}`,
    SITE_DOCUMENTS: documentsFolder,
    RELEASE: release,
    INACTIVITY_LIMITS: inactivity,
    SUPPORT_EMAIL: messages?.supportEmail,
    EDGE_SECRET: edgeSecret && edgeSecretValue(edgeSecret),
    SMS_ENTITY_ID: messages?.sms.entityId,
    SMS_TEMPLATE_ID: messages?.sms.templateId,
    SMS_NOTICE_TEMPLATE_ID: messages?.sms.noticeTemplateId,
    SMS_ALARM_TEMPLATE_ID: messages?.sms.alarmTemplateId,
    SMS_ORDER_TEMPLATE_ID: messages?.sms.orderTemplateId,
    SMS_ORIGINATION_IDENTITY: messages?.sms.originationIdentity,
    SMS_MAX_PRICE: messages?.sms.maxPrice,
    SMS_TIME_TO_LIVE: messages?.sms.timeToLive,
    EMAIL_FROM: messages?.emailFrom,
    ALARM_QUEUE_URL: queues?.alarms.queueUrl,
    PICTURE_BUCKET: pictureBucket?.bucketName,
    PICTURE_UPLOAD_URL: pictureBucket && `https://${pictureBucket.bucketRegionalDomainName}/`,
    PUSH_ORIGIN: 'https://fcm.googleapis.com',
    RAZORPAY_SECRET_ID: payments?.razorpaySecret?.secretArn,
    RAZORPAY_URL: 'https://api.razorpay.com',
    SEAL_KEY_ID: sealKey?.keyArn,
    RECEIPT_ISSUER: payments?.receiptIssuer,
  };
}
