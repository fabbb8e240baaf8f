/** Every consent text that the newsletter has had, by its id. Never change a text: add one. */
export const consentTexts = {
  '2026-11':
    'I agree that Thali emails me its newsletter. I can unsubscribe with one click, in each email.',
} as const;

export const consentIds = ['2026-11'] as const satisfies readonly (keyof typeof consentTexts)[];

/** The consent text that the form shows now. */
export const currentConsent = '2026-11';
