import { AppError } from '@thali/shared/http/app-error';
import { toSnakeKey } from '@thali/shared/http/camel-keys';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { requestKeys } from '@thali/shared/http/schema-keys';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import type { HttpMiddleware } from './pipeline.ts';

z.config(en());

const partNames = ['params', 'query', 'headers', 'body'] as const;

/** Checks params, query, headers and body against the contract. Keys may be in camelCase or snake_case. */
export function validateInput(): HttpMiddleware {
  return {
    before: ({ event }) => {
      event.state.input = parseRequest(event.state.route.contract, {
        params: event.pathParameters ?? {},
        query: event.queryStringParameters ?? {},
        headers: event.headers,
        body: event.state.body,
      });
    },
  };
}

/** @throws AppError VALIDATION_ERROR with one detail for each invalid field */
function parseRequest(
  contract: AnyHttpContract,
  parts: Record<(typeof partNames)[number], unknown>,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const name of partNames) {
    const schema = contract.request[name];
    if (!schema) continue;
    const result = schema.safeParse(requestKeys(schema, parts[name]));
    if (result.success) input[name] = result.data;
    else issues.push(...result.error.issues);
  }
  if (issues.length === 0) return input;
  throw new AppError('VALIDATION_ERROR', issues[0]?.message ?? 'The request is not valid.', {
    details: issues.map((issue) => ({ path: wirePath(issue.path), message: issue.message })),
  });
}

function wirePath(path: readonly PropertyKey[]): string {
  return path.map((key) => toSnakeKey(String(key))).join('.');
}
