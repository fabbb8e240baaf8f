export const taken = 'Taken';
export const skipped = 'Skipped';
/** The mess was closed for this meal. */
export const closed = 'Closed';
export const notTaken = 'Not taken';
export const takenOff = (meals: number) => `−${meals} deducted`;
export const nothingYet = 'No meal taken or skipped yet.';
export const bought = 'Bought';
export const sumTaken = 'Taken';
export const sumNotTaken = 'Not taken';
export const sumTakenOff = 'Taken off';
export const left = 'Left';
