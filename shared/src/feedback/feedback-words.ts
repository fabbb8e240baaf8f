/** The words for a dish, with the texts for screens. Rule: feedback-2 */
export const feedbackWords = {
  good: 'Good',
  cold: 'Cold',
  little: 'Too little',
  salty: 'Too salty',
  spicy: 'Too spicy',
  oily: 'Too oily',
  raw: 'Undercooked',
  stale: 'Not fresh',
} as const;
export type FeedbackWord = keyof typeof feedbackWords;

/** The faces from 1 to 5. */
export const faceTexts = ['Bad', 'Poor', 'Okay', 'Good', 'Great'] as const;

export const maxNoteLength = 140;
