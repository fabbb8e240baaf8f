export const wentWrong = 'Something went wrong.';
export const refreshHint = 'Please refresh the page and try again.';
export const refresh = 'Refresh';
export const pageNotFound = 'Page not found';
export const oops = 'Oops! Page not found';
export const notHere = 'Whatever was on this plate, it is not here any more.';
export const returnHome = 'Return to Home';
