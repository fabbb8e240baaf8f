import type { LimitName } from './deployment-limits.ts';

function required(name: string): string {
  // biome-ignore lint/style/noProcessEnv: this is the one file that reads the environment
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

function optional(name: ConfigName | 'AWS_ATTEMPT_MS'): string | undefined {
  // biome-ignore lint/style/noProcessEnv: this is the one file that reads the environment
  return process.env[name] || undefined;
}

function requiredNumber(name: ConfigName): number {
  const value = Number(required(name));
  if (!Number.isFinite(value)) throw new Error(`The environment variable ${name} is not a number`);
  return value;
}

/** The environment variables that functions read; infra and local set them. */
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
  | 'SMS_ORDER_TEMPLATE_ID'
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

/** Each getter reads its variable on use, so a function needs only the variables of its own routes. */
export const config = {
  /** Milliseconds until an attempt to call an AWS service fails. A busy development machine needs longer. */
  get awsAttemptLimits() {
    const localMs = Number(optional('AWS_ATTEMPT_MS'));
    return localMs
      ? { connectionTimeout: localMs, requestTimeout: localMs }
      : { connectionTimeout: 1000, requestTimeout: 2500 };
  },
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
  /** The URL of the user pool's public keys. */
  get jwksUrl() {
    return required('JWKS_URL');
  },
  /**
   * The platform's address; each tenant has a subdomain of it. Undefined in a deployment without a domain: CloudFront
   * gets its name only after the functions exist.
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
  /** The sender of SMS. Undefined in a deployment that sends none. */
  get smsOrigination() {
    return optional('SMS_ORIGINATION_IDENTITY');
  },
  get sms() {
    return {
      /** The registrations of the sender (entity) and of the text (template) on India's DLT. */
      entityId: required('SMS_ENTITY_ID'),
      templateId: required('SMS_TEMPLATE_ID'),
      originationIdentity: required('SMS_ORIGINATION_IDENTITY'),
      /** US dollars for one message, as text. */
      maxPrice: required('SMS_MAX_PRICE'),
      timeToLiveSeconds: requiredNumber('SMS_TIME_TO_LIVE'),
    };
  },
  /** Undefined if the text of notices is not registered; then the platform sends no notice by SMS. */
  get noticeTemplateId() {
    return optional('SMS_NOTICE_TEMPLATE_ID');
  },
  /** Undefined if the text of alarms is not registered; then the platform sends no alarm by SMS. */
  get alarmTemplateId() {
    return optional('SMS_ALARM_TEMPLATE_ID');
  },
  /** Undefined if the text with an order's link is not registered; then the platform sends no such text. */
  get orderTemplateId() {
    return optional('SMS_ORDER_TEMPLATE_ID');
  },
  /** The secret that CloudFront adds to each request. */
  get edgeSecret() {
    return required('EDGE_SECRET');
  },
  /** A deployment without a sender sends no e-mail. */
  get hasEmailSender() {
    return optional('EMAIL_FROM') !== undefined;
  },
  get emailFrom() {
    return required('EMAIL_FROM');
  },
  limit: (name: LimitName) => requiredNumber(name),
  /** The queue of alarms about orders that the kitchen has not acknowledged. */
  get alarmQueueUrl() {
    return required('ALARM_QUEUE_URL');
  },
  get pictureBucket() {
    return required('PICTURE_BUCKET');
  },
  /** The address where browsers post files for that bucket. */
  get pictureUploadUrl() {
    return required('PICTURE_UPLOAD_URL');
  },
  /** The origin of the push service that most browsers use. */
  get pushOrigin() {
    return required('PUSH_ORIGIN');
  },
  get razorpay() {
    return {
      /** The secret with Razorpay's keys. If undefined, payments are mocks. */
      secretId: optional('RAZORPAY_SECRET_ID'),
      url: required('RAZORPAY_URL'),
    };
  },
  /** The KMS key that encrypts the secrets of messes. */
  get sealKeyId() {
    return required('SEAL_KEY_ID');
  },
  /** The issuer of receipts, as JSON. If undefined, receipts have no tax fields. */
  get receiptIssuer() {
    return optional('RECEIPT_ISSUER');
  },
  /** The domain of the platform. Undefined if the platform has only CloudFront's name. */
  get platformDomain() {
    return optional('PLATFORM_DOMAIN');
  },
  /** The folder of the site's built documents. */
  get siteDocuments() {
    return required('SITE_DOCUMENTS');
  },
  /** The deployment's own inactivity limits, as JSON. If undefined, the defaults apply. */
  get inactivityLimits() {
    return optional('INACTIVITY_LIMITS');
  },
  /**
   * The operator's e-mail address for questions. If undefined, the address is `support@` at the platform's domain.
   */
  get supportEmail() {
    return optional('SUPPORT_EMAIL');
  },
  get release() {
    return required('RELEASE');
  },
};
