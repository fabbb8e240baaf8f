import type { ServerResponse } from 'node:http';
import { sendJson } from '../../gateway/answer.ts';

/** A call that Razorpay refuses. */
export class Refusal extends Error {
  readonly status: number;
  readonly metadata: Record<string, string>;

  constructor(description: string, metadata: Record<string, string> = {}, status = 400) {
    super(description);
    this.status = status;
    this.metadata = metadata;
  }
}

export function sendRefusal(response: ServerResponse, error: unknown): void {
  const { status, metadata } = error instanceof Refusal ? error : { status: 500, metadata: {} };
  const code = status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR';
  const description = error instanceof Error ? error.message : 'Failed';
  const details = { code, description, source: 'business', step: 'NA', metadata };
  sendJson(response, status, { error: details });
}
