import { isDevice } from '@thali/functions/http/actor';
import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { toSnakeKey } from '@thali/shared/http/camel-keys';
import { ErrorEnvelope } from '@thali/shared/http/error-envelope';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { rolesByRight } from '@thali/shared/http/rights';
import { errorResponses } from './error-responses.ts';
import { fieldsOf, type Json, jsonSchema } from './json-schema.ts';

/** Builds the OpenAPI 3.1 document from the route table. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const routes: readonly HttpRoute[] = httpRoutes;
  for (const { contract, fn } of routes) {
    const path = `/api${contract.path}`;
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract, fn) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Thali API',
      version: '1',
      license: { name: 'Unlicensed', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: 'https://{domain}',
        description: 'A deployment, on its own domain or the domain of a mess',
        variables: { domain: { default: 'thali.example' } },
      },
    ],
    tags: [...new Set(routes.map(({ fn }) => fn))].toSorted().map((name) => ({
      name,
      description: `The calls that the function '${name}' answers.`,
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        device: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description:
            'A device of a kitchen, or its ready board: `Device {vendorId}.{deviceId}.{secret}`',
        },
      },
      schemas: { Error: jsonSchema(ErrorEnvelope, 'output') },
    },
  };
}

function operation(contract: AnyHttpContract, tag: string): Json {
  const { body } = contract.request;
  return {
    operationId: contract.name,
    tags: [tag],
    summary: contract.summary,
    description: `Callers: ${contract.callers.join(', ')}.${rightOf(contract)}`,
    security: securityOf(contract),
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
      ...(contract.cacheControl && { 304: { description: 'Not changed since the ETag' } }),
      ...errorResponses(contract),
    },
  };
}

/** The roles of a mess's team that may make the call. Rule: team-2 */
function rightOf({ needs }: AnyHttpContract): string {
  return needs ? ` Team: ${rolesByRight[needs].join(', ')}.` : '';
}

function securityOf({ callers, ignoresToken }: AnyHttpContract): Json[] {
  if (ignoresToken) return [];
  return [
    ...(callers.includes('guest') ? [{}] : []),
    ...(callers.some((role) => role !== 'guest' && !isDevice(role)) ? [{ bearer: [] }] : []),
    ...(callers.some(isDevice) ? [{ device: [] }] : []),
  ];
}

function parameters(contract: AnyHttpContract): Json[] {
  const { params, query, headers } = contract.request;
  return [
    ...fieldsOf(params).map((field) => ({ ...field, in: 'path', required: true })),
    ...fieldsOf(query).map((field) => ({
      ...field,
      name: toSnakeKey(`${field.name}`),
      in: 'query',
    })),
    ...fieldsOf(headers).map((field) => ({ ...field, ...keyNote(contract, field), in: 'header' })),
    ...(contract.needs && contract.callers.some(isDevice) ? [actingHeader] : []),
    ...(contract.callers.includes('vendor') && !contract.ignoresToken ? [messHeader] : []),
  ];
}

const actingHeader = {
  name: 'x-acting',
  in: 'header',
  schema: { type: 'string' },
  description: 'The person who uses the device. `enterPin` answers with this value.',
};

const messHeader = {
  name: 'x-mess',
  in: 'header',
  schema: { type: 'string' },
  description:
    'The mess that the call is for, if the account has several. Default: its first mess.',
};

/** The rules of a key depend on the caller, so the field's schema can't express them. Rule: orders-16 */
function keyNote({ name }: AnyHttpContract, field: Json): Json {
  if (field.name !== 'idempotency-key') return {};
  const description =
    name === 'placeOrder'
      ? 'A guest’s key is a random UUID (version 4), anyone else’s has 8 to 128 visible characters.'
      : 'At least 16 characters.';
  return { description };
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}
