export const closedToday = 'Closed Today';
export const notSet = 'Hours not set for today';
export const openAllDay = 'Open all day';
/** @param hours  `12 pm – 3 pm, 7 pm – 10 pm` */
export const today = (hours: string) => `Today ${hours}`;
