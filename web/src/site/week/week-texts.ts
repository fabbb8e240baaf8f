export const thisWeek = 'This week';
export const pageTitle = (mess: string) => `This week · ${mess}`;
export const fetchFailed = 'Failed to fetch the week';
export const seeMenu = 'See the menu';
export const noMenu = 'No menu for the next days yet';
export const noMenuHint = 'The mess has not written it. Please look again later.';
export const notFound = 'Restaurant not found';
export const notFoundHint = "The restaurant you're looking for doesn't exist.";
export const startPage = 'Go to the start page';

export const changed = (when: string) => `Changed ${when}`;
export const notServed = 'Not served';
export const today = 'Today, ';
export const tomorrow = 'Tomorrow, ';
export const times = (from: string, to: string) => `${from} to ${to}`;

export const copyFailed = 'Could not copy the link';
export const linkCopied = 'Link copied';
export const share = 'Share';
export const print = 'Print';
export const subscribe = 'Subscribe in calendar';
