import { type Details, emptyDetails } from './check-details.ts';

/** What the business sign-up asks for, as far as it is the same. */
interface SignUp extends Pick<Details, 'subdomain' | 'email' | 'phone' | 'address'> {
  displayName: string;
}

/** What the form of a plan need not ask for again. The terms are agreed to where the buyer pays. Rule: site-17 */
export function draftOfSignUp(signUp: SignUp): Details {
  const { displayName, subdomain, email, phone, address } = signUp;
  return { ...emptyDetails, messName: displayName, subdomain, email, phone, address };
}
