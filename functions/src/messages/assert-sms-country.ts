import { AppError } from '@thali/shared/http/app-error';
import { config } from '../config.ts';

/**
 * Refuses a phone that the deployment's sender cannot reach. Carriers outside India refuse a sender id of India. A
 * sender that is a number, or a pool of numbers, reaches every country that AWS serves.
 * @param phone  E.164
 * @throws AppError VALIDATION_ERROR
 * Rule: accounts-22
 */
export function assertSmsCountry(phone: string): void {
  const { smsOrigination } = config;
  const hasSenderId = smsOrigination !== undefined && !/^(pool|phone)-/.test(smsOrigination);
  if (!hasSenderId || phone.startsWith('+91')) return;
  throw new AppError('VALIDATION_ERROR', 'We can send codes to Indian numbers (+91) only.');
}
