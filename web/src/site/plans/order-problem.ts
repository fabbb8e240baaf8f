import { ApiError } from '../../lib/api/api-error.ts';
import { type Details, type DetailsProblem, emptyDetails } from './check-details.ts';

/** What a refused payment order says, and which field it is about. Rule: plans-11 */
export function orderProblem(error: unknown): DetailsProblem {
  if (!(error instanceof ApiError)) return { message: 'Failed to create Razorpay order.' };
  const { status, code, message, details } = error;
  if (code === 'PAYMENT_PROVIDER_FAILED') return { message };
  const isWorded = status < 500 && code !== 'UNKNOWN' && code !== 'UNEXPECTED_RESPONSE';
  if (!isWorded) return { message: `Failed to create order: ${status}` };
  if (code === 'EMAIL_TAKEN') return { field: 'email', message };
  const [first] = details;
  return { field: first && fieldOf(first.path), message: first?.message ?? message };
}

/** `vendor_details.mess_name`: the field for the mess's name. */
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
