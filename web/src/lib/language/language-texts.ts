export const noNetwork = 'No network right now';
