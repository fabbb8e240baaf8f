import { Logger } from '@aws-lambda-powertools/logger';
import { LogFormat, withoutPersonalData } from './logs/log-format.ts';

/**
 * Structured log: each line carries the ids of its request, tenant and actor by itself
 * (`invocations/running.ts`). Never names, phones, e-mails, addresses or tokens.
 */
export const log = new Logger({
  logFormatter: new LogFormat(),
  jsonReplacerFn: withoutPersonalData,
});
