import { type ErrorCode, errorStatus } from '@thali/shared/http/error-codes';
import { expect } from 'vitest';
import type { Answer } from './call.ts';

/** Expects the error envelope with this code, its status, a message and the request id. */
export function expectRefusal(answer: Answer, code: ErrorCode): void {
  expect([answer.status, answer.json.code], answer.text).toEqual([errorStatus[code], code]);
  expectErrorBody(answer);
}

/** Expects any error envelope with a status below 500. */
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
