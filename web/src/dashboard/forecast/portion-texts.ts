export const portionsFailedText = 'The portions could not be loaded';
export const noPortionsText = 'No dish was sold often enough to say how many will be wanted.';
