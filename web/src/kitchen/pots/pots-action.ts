import type { AnswerOf } from '../../lib/api/calls.ts';
import type { StepAction } from '../steps.ts';

export type PotsOfDay = AnswerOf<'GET /vendors/{vendorId}/pots'>;
export type PotsAction = Extract<StepAction, { kind: 'pots' }>;
