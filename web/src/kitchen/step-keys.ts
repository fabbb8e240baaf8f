/**
 * The local storage keys of unanswered steps. A sign-out deletes the steps of staff, not the steps of the device. Without
 * imports, because every page reads them.
 */
export const stepKeys = { device: 'thali.device.steps', staff: 'thali.kitchen-steps' } as const;
