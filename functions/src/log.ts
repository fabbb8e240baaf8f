import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log: ids of request, tenant and actor, never names, phones, e-mails or tokens. */
export const log = new Logger({ serviceName: 'thali' });
