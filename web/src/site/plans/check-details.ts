import { ApiError } from '../../lib/api/api-error.ts';
import type { Problems } from '../../lib/forms/use-contract-form.ts';
import { checkBuyer } from '../shared/check-buyer.ts';
import { derivedSubdomain, typedSubdomain } from '../shared/typed-subdomain.ts';

export const emptyDetails = {
  messName: '',
  subdomain: '',
  name: '',
  email: '',
  phone: '',
  address: '',
  agree: false,
};

export type Details = typeof emptyDetails;

/** The reason why the buyer must return to the form. */
export interface DetailsProblem {
  /** Undefined if the problem belongs to no single field. */
  field?: keyof Details | undefined;
  message: string;
  /** Whether a toast shows the same message. */
  isAnnounced?: boolean;
}

/** Rule: plans-4 */
export function checkDetails(details: Details): Problems<Details> | undefined {
  return checkBuyer(details, required);
}

const required = [
  'messName',
  'subdomain',
  'name',
  'email',
  'phone',
  'address',
] as const satisfies readonly (keyof Details)[];

/** Derives the subdomain from the mess's name until the buyer types a subdomain. Rule: plans-5 */
export function changeDetails(details: Details, change: Partial<Details>): Details {
  const newDetails = { ...details, ...change };
  if (change.subdomain !== undefined) newDetails.subdomain = typedSubdomain(change.subdomain);
  const wasDerived = details.subdomain === derivedSubdomain(details.messName);
  if (change.messName !== undefined && wasDerived) {
    newDetails.subdomain = derivedSubdomain(change.messName);
  }
  return newDetails;
}

/** The message for a refused payment order, and its field. Rule: plans-11 */
export function orderProblem(error: unknown): DetailsProblem {
  if (!(error instanceof ApiError)) return { message: 'Failed to create Razorpay order.' };
  const { status, code, message, details } = error;
  if (code === 'PAYMENT_PROVIDER_FAILED') return { message };
  const hasServerText = status < 500 && code !== 'UNKNOWN' && code !== 'UNEXPECTED_RESPONSE';
  if (!hasServerText) return { message: `Failed to create order: ${status}` };
  if (code === 'EMAIL_TAKEN') return { field: 'email', message };
  const [first] = details;
  return { field: first && fieldOf(first.path), message: first?.message ?? message };
}

/** `vendor_details.mess_name` -> `messName`. */
function fieldOf(path: string): keyof Details | undefined {
  const name = path
    .slice(path.lastIndexOf('.') + 1)
    .replaceAll('_', '')
    .toLowerCase();
  return fields.find((field) => field.toLowerCase() === name);
}

const fields = Object.keys(emptyDetails).filter(isField);

function isField(name: string): name is keyof Details {
  return name in emptyDetails;
}
