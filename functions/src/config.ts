import type { LimitName } from './deployment-limits.ts';

/**
 * The one place that reads the environment. Each value is read when it is first needed, so that a
 * function needs only the variables of its own routes.
 */
function required(name: string): string {
  // biome-ignore lint/style/noProcessEnv: this is the one file that reads the environment
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

function optional(name: ConfigName): string | undefined {
  // biome-ignore lint/style/noProcessEnv: this is the one file that reads the environment
  return process.env[name] || undefined;
}

function requiredNumber(name: ConfigName): number {
  const value = Number(required(name));
  if (!Number.isFinite(value)) throw new Error(`The environment variable ${name} is no number`);
  return value;
}

/** Names of the environment variables that functions may ask for; infra and local set them. */
export type ConfigName =
  | LimitName
  | 'TABLE_NAME'
  | 'USER_POOL_ID'
  | 'CLIENT_ID_STUDENT'
  | 'CLIENT_ID_VENDOR'
  | 'CLIENT_ID_ADMIN'
  | 'JWKS_URL'
  | 'ORDER_SECRET_ID'
  | 'WEBSOCKET_URL'
  | 'PLATFORM_DOMAIN'
  | 'SITE_URL'
  | 'SITE_DOCUMENTS'
  | 'RELEASE'
  | 'INACTIVITY_LIMITS'
  | 'SUPPORT_EMAIL'
  | 'EDGE_SECRET'
  | 'SMS_ENTITY_ID'
  | 'SMS_TEMPLATE_ID'
  | 'SMS_NOTICE_TEMPLATE_ID'
  | 'SMS_ALARM_TEMPLATE_ID'
  | 'SMS_ORIGINATION_IDENTITY'
  | 'SMS_MAX_PRICE'
  | 'SMS_TIME_TO_LIVE'
  | 'EMAIL_FROM'
  | 'ALARM_QUEUE_URL'
  | 'PICTURE_BUCKET'
  | 'PICTURE_UPLOAD_URL'
  | 'PUSH_ORIGIN'
  | 'RAZORPAY_SECRET_ID'
  | 'SEAL_KEY_ID'
  | 'RAZORPAY_URL'
  | 'RECEIPT_ISSUER';

export const config = {
  get tableName() {
    return required('TABLE_NAME');
  },
  get userPoolId() {
    return required('USER_POOL_ID');
  },
  get clientIds() {
    return {
      student: required('CLIENT_ID_STUDENT'),
      vendor: required('CLIENT_ID_VENDOR'),
      admin: required('CLIENT_ID_ADMIN'),
    };
  },
  /** Where the user pool publishes its public keys. */
  get jwksUrl() {
    return required('JWKS_URL');
  },
  /**
   * The platform's own address, below which each tenant has a host of its own. Unset in a deployment
   * without a domain: CloudFront's name is known only after the functions, and has no tenants' hosts.
   */
  get siteUrl() {
    return optional('SITE_URL');
  },
  get orderSecretId() {
    return required('ORDER_SECRET_ID');
  },
  /** The WebSocket API's callback address, for posting to connections. */
  get websocketUrl() {
    return required('WEBSOCKET_URL');
  },
  get sms() {
    return {
      /** The sender's and the text's registration on India's DLT. */
      entityId: required('SMS_ENTITY_ID'),
      templateId: required('SMS_TEMPLATE_ID'),
      originationIdentity: required('SMS_ORIGINATION_IDENTITY'),
      /** US dollars for one message, as text. */
      maxPrice: required('SMS_MAX_PRICE'),
      timeToLiveSeconds: requiredNumber('SMS_TIME_TO_LIVE'),
    };
  },
  /** Undefined where the text of a notice is not registered: none is sent. */
  get noticeTemplateId() {
    return optional('SMS_NOTICE_TEMPLATE_ID');
  },
  /** Undefined where the text of an alarm is not registered: none is sent. */
  get alarmTemplateId() {
    return optional('SMS_ALARM_TEMPLATE_ID');
  },
  /** What the edge proves itself with. */
  get edgeSecret() {
    return required('EDGE_SECRET');
  },
  /** A deployment without a sender sends no e-mail at all. */
  get hasEmailSender() {
    return optional('EMAIL_FROM') !== undefined;
  },
  get emailFrom() {
    return required('EMAIL_FROM');
  },
  limit: (name: LimitName) => requiredNumber(name),
  /** The queue of what is to be done about orders that nobody has seen. */
  get alarmQueueUrl() {
    return required('ALARM_QUEUE_URL');
  },
  get pictureBucket() {
    return required('PICTURE_BUCKET');
  },
  /** Where browsers post files to that bucket; the local platform sets its own. */
  get pictureUploadUrl() {
    return required('PICTURE_UPLOAD_URL');
  },
  /** The push service of most browsers; the local platform sets its own. */
  get pushOrigin() {
    return required('PUSH_ORIGIN');
  },
  get razorpay() {
    return {
      /** Where the keys are; undefined in a deployment without any, whose payments are mocks. */
      secretId: optional('RAZORPAY_SECRET_ID'),
      url: required('RAZORPAY_URL'),
    };
  },
  /** The key in KMS that the secrets of messes are encrypted with. */
  get sealKeyId() {
    return required('SEAL_KEY_ID');
  },
  /** Who issues receipts, as JSON; undefined: receipts without tax fields. */
  get receiptIssuer() {
    return optional('RECEIPT_ISSUER');
  },
  /** The domain that the platform runs on; undefined where it has only the edge's own name. */
  get platformDomain() {
    return optional('PLATFORM_DOMAIN');
  },
  /** The folder of the site's built documents. */
  get siteDocuments() {
    return required('SITE_DOCUMENTS');
  },
  /** The deployment's own figures of inactivity, as JSON; undefined where it keeps the defaults. */
  get inactivityLimits() {
    return optional('INACTIVITY_LIMITS');
  },
  /** Where people write to the operator; undefined: `support@` the platform's domain. */
  get supportEmail() {
    return optional('SUPPORT_EMAIL');
  },
  get release() {
    return required('RELEASE');
  },
};
