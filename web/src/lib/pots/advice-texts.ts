export const usual = (dishes: string) => `As you usually make: ${dishes}`;
/** A number of vessels up to one, such as `½`. */
export const oneVessel = (count: string) => `${count} vessel`;
export const vessels = (count: string) => `${count} vessels`;
export const make = (count: string, dish: string) => `Make ${count} of ${dish}`;
export const onPasses = (count: number) => `${count} on passes`;
export const skipped = (count: number) => `${count} skipped`;
export const ordered = (count: number) => `${count} ordered`;
export const range = (lower: number, upper: number) => `${lower} to ${upper}`;
export const more = (count: string) => `${count} more`;
export const risk = (days: number) => `Runs out 1 day in ${days}.`;
