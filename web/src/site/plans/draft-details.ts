import { type Details, emptyDetails } from './check-details.ts';

const storageKey = 'thali-plan-details';
let draft: Details | undefined;

/** What was typed of the buyer's details in this tab, here or in the business sign-up. */
export function readDraft(): Details {
  draft ??= { ...emptyDetails, ...readStored() };
  return draft;
}

export function keepDraft(details: Details): void {
  draft = details;
  try {
    // The terms are agreed to on the page that shows them.
    sessionStorage.setItem(storageKey, JSON.stringify({ ...details, agree: false }));
  } catch {
    // Without storage it is remembered until the page is left.
  }
}

/** They were bought with. */
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
