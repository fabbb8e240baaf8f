/** The languages of the guests' and the kitchen's screens. English comes first, because every mess offers it. */
export const languages = ['en', 'hi', 'mr'] as const;
export type Language = (typeof languages)[number];
