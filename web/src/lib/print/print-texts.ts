export const print = 'Print';
export const loading = 'Loading...';
