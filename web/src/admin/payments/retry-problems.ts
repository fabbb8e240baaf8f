import { ApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';

interface RetryProblems {
  subdomain?: string;
  email?: string;
  /** About neither of them. */
  form?: string;
}

const subdomainCodes = ['SUBDOMAIN_RESERVED', 'SUBDOMAIN_TAKEN', 'SUBDOMAIN_HELD'];

/** Which field a refusal is about, and what it says there. */
export function retryProblems(error: Error | null): RetryProblems {
  if (!error) return {};
  if (!(error instanceof ApiError)) {
    return { form: errorText(error) ?? 'It could not be tried again. Please try once more.' };
  }
  if (subdomainCodes.includes(error.code)) return { subdomain: error.message };
  const about = (field: string) => error.details.find(({ path }) => path === field)?.message;
  const [subdomain, email] = [about('subdomain'), about('email')];
  if (!subdomain && !email) return { form: error.message };
  return { ...(subdomain && { subdomain }), ...(email && { email }) };
}
