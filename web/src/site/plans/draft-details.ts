import { type Details, emptyDetails } from './check-details.ts';

const storageKey = 'thali-plan-details';
let draft: Details | undefined;

/** The typed details of the buyer in this tab, from this form or from the business sign-up. */
export function readDraft(): Details {
  draft ??= { ...emptyDetails, ...readStored() };
  return draft;
}

export function keepDraft(details: Details): void {
  draft = details;
  try {
    // The buyer must agree to the terms again after a reload.
    sessionStorage.setItem(storageKey, JSON.stringify({ ...details, agree: false }));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

/** Forgets the draft after the purchase. */
export function forgetDraft(): void {
  keepDraft(emptyDetails);
}

function readStored(): Partial<Details> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/** The fields that the business sign-up shares with the form of a plan. */
interface SignUp extends Pick<Details, 'subdomain' | 'email' | 'phone' | 'address'> {
  displayName: string;
}

/** Fills in the form of a plan from the business sign-up. The buyer agrees to the terms when paying. Rule: site-17 */
export function draftOfSignUp(signUp: SignUp): Details {
  const { displayName, subdomain, email, phone, address } = signUp;
  return { ...emptyDetails, messName: displayName, subdomain, email, phone, address };
}
