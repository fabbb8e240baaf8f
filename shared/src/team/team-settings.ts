import * as z from 'zod/mini';

/**
 * When devices ask for a person. `off`: never. `guarded`: for actions that some role may not do. `always`: for every
 * change.
 * Rule: team-4
 */
export const pinModes = ['off', 'guarded', 'always'] as const;
export type PinMode = (typeof pinModes)[number];

/** If absent, devices ask for no PIN. */
export const TeamSettings = z.object({
  pin: z.enum(pinModes),
  /**
   * In rupees. Above this amount, a void or refund on a device needs a new PIN of a manager or owner.
   * Rule: team-8
   */
  askAbove: z.optional(z.number()),
});
export type TeamSettings = z.infer<typeof TeamSettings>;
