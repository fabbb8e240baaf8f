import { inject } from 'vitest';

interface Operated {
  status: number;
  result: Record<string, unknown>;
  error: string;
}

/** Starts an operation as the operator's command line does. */
export async function operate(job: string, input: unknown = {}): Promise<Operated> {
  const url = `${inject('platformUrl')}/__local/jobs/${job}`;
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(input) });
  const { result = {}, error = '' } = (await answer.json()) as Partial<Operated>;
  return { status: answer.status, result, error };
}
