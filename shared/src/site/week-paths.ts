/**
 * The page of a mess's week menu, which people can share. The page belongs to the main document.
 * Rule: storefront-33
 */
export const weekPagePattern = /^\/menu\/[^/]+\/week\/?$/;

/** The week menu as a calendar. Rule: storefront-34 */
export const weekCalendarPath = /^\/menu\/[^/]+\/week\.ics$/;
