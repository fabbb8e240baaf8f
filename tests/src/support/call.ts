import { inject } from 'vitest';
import { checkAnswer } from '../docs/check-answer.ts';
import { type Answer, type CallOptions, requestSite } from './call-site.ts';

export type { Answer };

/** Calls the API of the running platform, and checks the response against the API document. The path is below `/api`. */
export async function call(method: string, path: string, options?: CallOptions): Promise<Answer> {
  const answer = await requestSite(inject('platformUrl'), method, path, options);
  checkAnswer(method, path, answer);
  return answer;
}
