import { inject } from 'vitest';
import { type Answer, askSite, type CallOptions } from './call-site.ts';

export type { Answer };

/** One call to the running platform's API; the path is below `/api`. */
export function call(method: string, path: string, options?: CallOptions): Promise<Answer> {
  return askSite(inject('platformUrl'), method, path, options);
}
