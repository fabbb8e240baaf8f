export const loading = 'Loading...';
export const couldNotRefresh = 'Could not refresh.';
export const couldNotLoad = 'Could not load this.';
export const tryAgain = 'Try Again';
