/**
 * The local storage keys of unanswered steps. A sign-out deletes the steps of staff, but not of the device. This file has
 * no imports, because every page loads it.
 */
export const stepKeys = { device: 'thali.device.steps', staff: 'thali.kitchen-steps' } as const;
