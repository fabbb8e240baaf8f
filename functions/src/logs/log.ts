import { Logger } from '@aws-lambda-powertools/logger';
import { LogFormat, withoutPersonalData } from './log-format.ts';

/**
 * Structured log: each line carries the ids of its request, tenant and actor by itself
 * (`logs/log-context.ts`). Never names, phones, e-mails, addresses or tokens.
 */
export const log = new Logger({
  logFormatter: new LogFormat(),
  jsonReplacerFn: withoutPersonalData,
});
