export const loadingLatest = 'Loading the latest menu';
export const menuAsOf = (time: string) => `This is the menu as of ${time}.`;
