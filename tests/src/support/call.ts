import { inject } from 'vitest';
import { checkAnswer } from '../docs/check-answer.ts';
import { type Answer, askSite, type CallOptions } from './call-site.ts';

export type { Answer };

/** One call to the running platform's API; the path is below `/api`. Its answer has to be as the API document says. */
export async function call(method: string, path: string, options?: CallOptions): Promise<Answer> {
  const answer = await askSite(inject('platformUrl'), method, path, options);
  checkAnswer(method, path, answer);
  return answer;
}
