import { derivedSubdomain, typedSubdomain } from '../shared/typed-subdomain.ts';
import type { Details } from './check-details.ts';

/** The subdomain follows the mess's name until somebody types one of their own. Rule: plans-5 */
export function changeDetails(details: Details, change: Partial<Details>): Details {
  const next = { ...details, ...change };
  if (change.subdomain !== undefined) next.subdomain = typedSubdomain(change.subdomain);
  const wasDerived = details.subdomain === derivedSubdomain(details.messName);
  if (change.messName !== undefined && wasDerived) {
    next.subdomain = derivedSubdomain(change.messName);
  }
  return next;
}
