import { notServedText } from '@thali/shared/menu/meal-hours';

/** @param note  `Served at lunch, from 12 pm` */
export const servedNote = (note: string) => note;
export const notServed = notServedText;
