import { isDevice } from '@thali/functions/http/actor';
import { type ErrorCode, errorStatus } from '@thali/shared/http/error-codes';
import { ErrorEnvelope } from '@thali/shared/http/error-envelope';
import { type AnyHttpContract, everyone } from '@thali/shared/http/http-contract';
import { errorFields } from '@thali/shared/orders/error-fields';
import * as z from 'zod/mini';
import { type Json, jsonSchema } from './json-schema.ts';

/** The error responses of a call by status, each with its possible codes. */
export function errorResponses(contract: AnyHttpContract): Json {
  const byStatus = Map.groupBy(codesOf(contract), (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        ...(status === 429 && { headers: { 'Retry-After': retryAfter } }),
        content: { 'application/json': { schema: schemaOf(codes) } },
      },
    ]),
  );
}

const retryAfter = {
  description: 'Seconds to wait before a retry.',
  schema: { type: 'integer', minimum: 1 },
};

const deviceCallers = ['device', 'counter', 'board'] as const;

/** The codes of the call itself and of the pipeline before it. */
function codesOf(contract: AnyHttpContract): ErrorCode[] {
  const { callers, errors, ignoresToken, allowsTemporaryPassword, request } = contract;
  const { bodyIsText, needs } = contract;
  const codes: (ErrorCode | false)[] = [
    Object.keys(request).length > 0 && 'VALIDATION_ERROR',
    ...(request.body ? (['PAYLOAD_TOO_LARGE'] as const) : []),
    ...(request.body && !bodyIsText ? (['INVALID_JSON', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
    !ignoresToken && 'TOKEN_INVALID',
    !callers.includes('guest') && 'UNAUTHENTICATED',
    !ignoresToken &&
      [...everyone, ...deviceCallers].some((role) => !callers.includes(role)) &&
      'FORBIDDEN',
    !ignoresToken && !allowsTemporaryPassword && 'PASSWORD_CHANGE_REQUIRED',
    callers.includes('vendor') && !ignoresToken && 'VENDOR_ACCESS_DENIED',
    needs !== undefined && 'RIGHT_REQUIRED',
    needs !== undefined && callers.some(isDevice) && 'PERSON_REQUIRED',
    ...errors,
    'INTERNAL_ERROR',
    'SERVICE_BUSY',
  ];
  return [...new Set(codes.filter((code) => code !== false))];
}

function schemaOf(codes: readonly ErrorCode[]): unknown {
  const plain = codes.filter((code) => !errorFields[code]);
  const rich = Map.groupBy(
    codes.filter((code) => errorFields[code]),
    (code) => errorFields[code]?.shape ?? {},
  );
  const schemas = [
    ...(plain.length > 0 ? [withCodes({ $ref: '#/components/schemas/Error' }, plain)] : []),
    ...[...rich].map(([shape, group]) =>
      withCodes(jsonSchema(z.extend(ErrorEnvelope, shape), 'output'), group),
    ),
  ];
  return schemas.length === 1 ? schemas[0] : { anyOf: schemas };
}

function withCodes(schema: unknown, codes: readonly ErrorCode[]): Json {
  return { allOf: [schema, { type: 'object', properties: { code: { enum: codes } } }] };
}
