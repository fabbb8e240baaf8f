export const youSkipped = (meal: string) => `You skipped ${meal}`;
export const mealUntil = (meal: string, time: string) => `${meal} until ${time}`;
export const noMealUntil = (meal: string, time: string) => `No meal now. ${meal} from ${time}`;
export const noMealNow = 'No meal now';
export const taken = (meal: string) => `${meal} taken`;
export const noCodeToday =
  'This phone has no code for today. Connect to the internet once, and the code appears.';
export const qrForMeal = 'QR code for your meal';
export const newCodeIn = (seconds: number) =>
  `New code in ${seconds} s. Turn up the brightness if the scanner is slow.`;

export const theNextMeals = 'The next meals';
export const nextMeals = 'Next meals';
export const pressToSkip = 'Press a meal to skip it.';
export const skippedTakeBack = (meal: string, day: string) =>
  `${meal}, ${day}: skipped. Take the skip back`;
export const skipMeal = (meal: string, day: string, time: string) =>
  `Skip ${meal}, ${day}, until ${time}`;

export const skipped = (meal: string) => `${meal} skipped.`;
export const getAgain = (meal: string) => `You get ${meal} again.`;
export const notSaved = 'Not saved. Please try again.';
export const firstDay = (day: string) => `First day ${day}`;
export const validUntil = (isOver: boolean, day: string) => `${isOver ? 'Ended' : 'Until'} ${day}`;
export const showCode = 'Show Code';
export const skipUntil = (time: string) => `Skip until ${time}`;
export const tooLateToSkip = 'Too late to skip';
export const takeSkipBack = 'Take Skip Back';
export const skip = 'Skip';
export const skipDays = 'Skip Several Days';
export const statement = 'Statement';

export const skipSeveralDays = 'Skip several days';
export const takeSkipsBack = 'Take Skips Back';
export const from = 'From';
export const to = 'To';
export const mealsChanged = (count: number, isSkip: boolean) =>
  `${count === 1 ? '1 meal' : `${count} meals`} ${isSkip ? 'skipped' : 'served again'}.`;
export const limits = (meal: string, days: number, max: number) =>
  `${meal}: ${days > 1 ? `at least ${days} days in a row, ` : ''}at most ${max} a month.`;

export const mealPass = 'Meal pass';
export const passNotRead = 'Failed to fetch your pass';
export const noPass = 'No meal pass yet';
/** @param phone  ` 98220 12345`, or empty */
export const noPassHint = (phone: string) =>
  `The mess sells passes at the counter. Give them your number${phone}, and the pass appears here.`;
export const confirmNumber = 'Confirm your phone number';
export const knownByNumber = 'The mess knows your pass by your number.';
export const confirm = 'Confirm Number';
export const mealsLeft = (count: string) => `${count} meals left`;
export const oneMealLeft = '1 meal left';
export const oneMealBelowZero = '1 meal below zero';
export const mealsBelowZero = (count: number) => `${count} meals below zero`;
export const today = 'today';
export const onDay = (day: string) => `on ${day}`;
