import { type ErrorCode, errorStatus } from '@thali/shared/http/error-codes';
import { expect } from 'vitest';
import type { Answer } from './call.ts';

/** The error envelope with this code, its status, a text for a person and the request's id. */
export function expectRefusal(answer: Answer, code: ErrorCode): void {
  expect([answer.status, answer.json.code], answer.text).toEqual([errorStatus[code], code]);
  expectErrorBody(answer);
}

/** Any error, but never one of ours: below 500, and in the envelope. */
export function expectEnvelope(answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(500);
  expectErrorBody(answer);
}

function expectErrorBody(answer: Answer): void {
  expect(answer.json).toMatchObject({
    error: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[A-Z_]+$/),
    request_id: expect.stringMatching(/^[\w-]{8,}$/),
  });
  expect(answer.headers.get('x-request-id')).toBe(answer.json.request_id);
  expect(answer.text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
}
