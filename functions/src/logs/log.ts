import { Logger } from '@aws-lambda-powertools/logger';
import { LogFormat, maskPersonalData } from './log-format.ts';

/**
 * The structured log. `log-context.ts` adds the ids of request, tenant and actor to each line.
 * Never log names, phones, e-mails, addresses or tokens.
 */
export const log = new Logger({
  logFormatter: new LogFormat(),
  jsonReplacerFn: maskPersonalData,
});
