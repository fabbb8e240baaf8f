import type { InvokeCommandOutput } from '@aws-sdk/client-lambda';
import { JobNotDone } from './platform-link.ts';

/**
 * What a function answered.
 * @throws JobNotDone with what it refused or failed at
 */
export function answerOf({
  Payload,
  FunctionError,
}: Pick<InvokeCommandOutput, 'Payload' | 'FunctionError'>): unknown {
  const answer: unknown = JSON.parse(Payload?.transformToString() || 'null');
  const { errorMessage, refused }: Answer = Object(answer);
  if (FunctionError) throw new JobNotDone(`It failed: ${errorMessage ?? FunctionError}`);
  if (refused) throw new JobNotDone(refused.message ?? 'It was refused.');
  return answer;
}

interface Answer {
  errorMessage?: string;
  refused?: { message?: string };
}
