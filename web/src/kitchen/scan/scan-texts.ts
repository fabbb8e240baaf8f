export const unknownCode = 'Unknown code';
export const oldCode = 'Old code. Ask the member to open the pass again.';
export const alreadyTaken = 'Already taken';
export const skipped = 'Skipped';
export const passOver = 'Pass over';
export const noMealNow = 'No meal now';
export const notCovered = 'This pass does not have this meal';

export const notSentWithin = (hours: number) => `Not sent within ${hours} hours.`;

export const takenUnsent = (meal: string, left: string) => `${meal} · ${left} · not sent yet`;
export const cannotStore = 'No network, and this device cannot store the meal. Note it on paper.';

export const noMembersYet = 'No network, and no members on this device yet';
export const takenAt = (time: string) => `Already taken at ${time}`;
export const notTaken = 'Not taken. Please try again.';

export const membersNotLoaded = 'The members could not be loaded';
export const kitchen = 'Kitchen';
export const mealUntil = (meal: string, time: string) => `${meal} until ${time}`;
export const takenOf = (taken: number, all: number, skipped: number) =>
  `${taken} of ${all} taken, ${skipped} skipped`;
export const noPhone = 'No Phone';
export const cameraPicture = 'Picture of the camera';
export const allowCamera =
  'Allow the camera for this page in the browser, then open the page again.';
export const noCamera = 'This device has no camera that works. Take meals with ‘No Phone’.';

export const takeByHand = 'Take a meal by hand';
export const nameOrRoll = 'Name or roll number';
export const noMember = 'No member with a pass for today';
export const moreMembers = (count: number) => `${count} more. Type more of the name.`;

export const mealsWait = (count: number) =>
  `${count === 1 ? '1 meal waits' : `${count} meals wait`} for the network`;
export const noted = 'Noted';

export const result = 'Result';
export const compareName = 'Card: compare the name';
export const showCode = 'Show the code to the camera';
export const undo = 'Undo';

export const wrongPerson = 'Wrong person';
export const didNotEat = 'Did not eat';
export const mistake = 'Mistake';
export const givenBack = (meal: string, left: string) => `${meal} given back · ${left}`;
export const givenBackUnsent = (meal: string) => `${meal} given back · not sent yet`;
export const notUndone = 'Not undone';
export const giveBackTo = (name: string) => `Give ${name} the meal back?`;
export const why = 'Why?';
export const keepIt = 'Keep It';
export const giveMealBack = 'Give Meal Back';
