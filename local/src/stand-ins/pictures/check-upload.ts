import { createHmac } from 'node:crypto';

/** S3's refusal of an upload. */
export type UploadRefusal = readonly [status: number, code: string];

interface Upload {
  bucket: string;
  /** All fields of the form except its file, by lower-case name. */
  fields: ReadonlyMap<string, string>;
  size: number;
}

type Condition = Record<string, string> | [operator: string, name: string | number, value: unknown];

interface Policy {
  expiration: string;
  conditions: Condition[];
}

/** A policy may omit these fields. */
const optionalFields = new Set(['policy', 'x-amz-signature', 'file']);

/**
 * Checks a form against its signed policy as S3 does: signature, time, each condition, and no fields outside the
 * policy. https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 * @returns undefined if S3 accepts the form
 */
export function checkUpload(upload: Upload, secret: string, now: Date): UploadRefusal | undefined {
  const { fields, size, bucket } = upload;
  const text = fields.get('policy');
  if (!text || !fields.get('key')) return [403, 'AccessDenied'];
  if (signatureOf(fields, secret) !== fields.get('x-amz-signature')) {
    return [403, 'SignatureDoesNotMatch'];
  }
  const policy: Policy = JSON.parse(Buffer.from(text, 'base64').toString());
  if (!(new Date(policy.expiration) > now)) return [403, 'AccessDenied'];
  const actualValues = new Map([...fields, ['bucket', bucket]]);
  const listed = new Set<string>();
  for (const condition of policy.conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') {
      if (size < Number(condition[1])) return [400, 'EntityTooSmall'];
      if (size > Number(condition[2])) return [400, 'EntityTooLarge'];
      continue;
    }
    for (const [name, value, isPrefix] of comparisonsOf(condition)) {
      listed.add(name);
      const actual = actualValues.get(name) ?? '';
      if (isPrefix ? !actual.startsWith(value) : actual !== value) return [403, 'AccessDenied'];
    }
  }
  const extra = [...fields.keys()].find((name) => !listed.has(name) && !optionalFields.has(name));
  return extra === undefined ? undefined : [403, 'AccessDenied'];
}

function comparisonsOf(condition: Condition): [name: string, value: string, isPrefix: boolean][] {
  if (Array.isArray(condition)) {
    const [operator, name, value] = condition;
    const field = String(name).replace('$', '').toLowerCase();
    return [[field, String(value), operator === 'starts-with']];
  }
  return Object.entries(condition).map(([name, value]) => [name.toLowerCase(), value, false]);
}

function signatureOf(fields: ReadonlyMap<string, string>, secret: string): string {
  const [, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  const key = scope.reduce<string | Buffer>(
    (parent, part) => createHmac('sha256', parent).update(part).digest(),
    `AWS4${secret}`,
  );
  return createHmac('sha256', key)
    .update(fields.get('policy') ?? '')
    .digest('hex');
}
