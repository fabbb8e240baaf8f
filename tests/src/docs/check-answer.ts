import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Json } from './json-schema.ts';
import { openApiDocument } from './openapi-document.ts';

interface ApiResponse {
  status: number;
  text: string;
  json: unknown;
}

interface Operation {
  pattern: RegExp;
  /** Number of path parameters. The operation with the fewest wins. */
  parameters: number;
  /** JSON pointer to the responses in the document. */
  pointer: string;
  responses: Record<string, { content?: Json }>;
}

const document = openApiDocument();
/** Schema validation and optimised code would cost more time than they save here. */
const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  validateSchema: false,
  code: { optimize: false },
}).addSchema(document, 'api');
const operations = operationsOf(document.paths as Record<string, Record<string, Operation>>);
const validators = new Map<string, ValidateFunction>();

/**
 * Compares a response of the API with its OpenAPI document.
 * @throws Error if the document does not allow the response
 */
export function checkAnswer(method: string, path: string, answer: ApiResponse): void {
  const [plainPath = ''] = `/api${path}`.split('?');
  const operation = operations.get(method)?.find(({ pattern }) => pattern.test(plainPath));
  if (!operation) return;
  const { status, text, json } = answer;
  const response = operation.responses[status];
  const name = `${method} ${plainPath} ${status}`;
  if (!response) throw new Error(`${name} is not in the API document: ${text.slice(0, 300)}`);
  if (!response.content) return;
  const validate = validatorOf(`${operation.pointer}/${status}`);
  if (validate(json)) return;
  const problems = ajv.errorsText(validate.errors, { dataVar: 'answer' });
  throw new Error(`${name} differs from the API document: ${problems} in ${text.slice(0, 600)}`);
}

function validatorOf(pointer: string): ValidateFunction {
  const cached = validators.get(pointer);
  if (cached) return cached;
  const $ref = `api#${pointer}/content/application~1json/schema`;
  const validator = ajv.compile({ $ref });
  validators.set(pointer, validator);
  return validator;
}

function operationsOf(paths: Record<string, Record<string, Operation>>): Map<string, Operation[]> {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      parameters: path.split('{').length,
      pointer: `/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}/responses`,
      responses,
    })),
  );
  const sorted = all.toSorted((a, b) => a.parameters - b.parameters);
  return Map.groupBy(sorted, ({ method }) => method);
}
