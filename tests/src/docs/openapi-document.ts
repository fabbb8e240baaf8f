import { httpRoutes } from '@thali/functions/routes/route-table';
import { toSnakeKey } from '@thali/shared/http/camel-keys';
import { errorStatus } from '@thali/shared/http/error-codes';
import { ErrorEnvelope } from '@thali/shared/http/error-envelope';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** The API document, OpenAPI 3.1, out of the route table alone. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const { contract } of httpRoutes) {
    const path = `/api${contract.path}`;
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Thali API', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(ErrorEnvelope, 'output') },
    },
  };
}

function operation(contract: AnyHttpContract): Json {
  const { body } = contract.request;
  const isOpen = contract.callers.includes('guest');
  return {
    operationId: contract.name,
    summary: contract.summary,
    description: `Callers: ${contract.callers.join(', ')}. Errors: ${errorCodes(contract).join(', ')}.`,
    ...(contract.ignoresToken
      ? {}
      : { security: isOpen ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: parameters(contract),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: json(jsonSchema(body, 'input')),
      },
    }),
    responses: {
      [contract.status ?? 200]: {
        description: 'Success',
        content: json(jsonSchema(contract.response, 'output')),
      },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

function errorCodes(contract: AnyHttpContract): string[] {
  const guards = contract.callers.includes('guest')
    ? []
    : (['UNAUTHENTICATED', 'FORBIDDEN'] as const);
  const codes = [...guards, 'VALIDATION_ERROR' as const, ...contract.errors];
  return [...new Set(codes)].map((code) => `${errorStatus[code]} ${code}`);
}

function parameters(contract: AnyHttpContract): Json[] {
  const { params, query, headers } = contract.request;
  return [
    ...fieldsOf(params).map((field) => ({ ...field, in: 'path', required: true })),
    ...fieldsOf(query).map((field) => ({ ...field, name: toSnakeKey(field.name), in: 'query' })),
    ...fieldsOf(headers).map((field) => ({ ...field, in: 'header' })),
  ];
}

function fieldsOf(schema: z.ZodMiniType | undefined): { name: string; schema: unknown }[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, field]) => ({ name, schema: field }));
}

/** A schema as JSON Schema, its keys in snake_case as they travel. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): unknown {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return snakeProperties(rest);
}

function snakeProperties(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(snakeProperties);
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === 'properties') return [key, snakeKeys(value as Json)];
      if (key === 'required') return [key, (value as string[]).map(toSnakeKey)];
      return [key, snakeProperties(value)];
    }),
  );
}

function snakeKeys(properties: Json): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([key, value]) => [toSnakeKey(key), snakeProperties(value)]),
  );
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}
