export const belowZero = (count: number) => `${count} below zero`;
export const left = (count: number) => `${count} left`;
