import { ApiError } from './api-error.ts';

/** The code of the demo's answer to a change. */
export const demoCode = 'DEMO_ONLY';

/** Whether a call failed because the demo changes nothing. Its message says so. */
export function isDemoRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === demoCode;
}
