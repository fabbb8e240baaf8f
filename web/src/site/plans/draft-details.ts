import { type Details, emptyDetails } from './check-details.ts';

const storageKey = 'thali-plan-details';
let draft: Details | undefined;

/** The details that the buyer has typed in this tab, in a plan's form or in the business sign-up. */
export function readDraft(): Details {
  draft ??= { ...emptyDetails, ...readStored() };
  return draft;
}

export function storeDraft(details: Details): void {
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
  storeDraft(emptyDetails);
}

function readStored(): Partial<Details> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

/** The fields of the business sign-up that a plan's form has too. */
interface SignUp extends Pick<Details, 'subdomain' | 'email' | 'phone' | 'address'> {
  businessName: string;
  displayName: string;
}

/** Copies the business sign-up into a plan's form. The buyer agrees to the terms only when paying. Rule: site-17 */
export function draftOfSignUp(signUp: SignUp): Details {
  const { businessName, displayName, subdomain, email, phone, address } = signUp;
  const texts = { messName: displayName, subdomain, name: businessName, email, phone, address };
  return { ...emptyDetails, ...texts };
}
