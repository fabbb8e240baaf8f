import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { beforeAll, expect, test } from 'vitest';
import { checkUpload } from './check-upload.ts';

const client = new S3Client({
  region: 'ap-south-1',
  endpoint: 'http://127.0.0.1:9',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local', sessionToken: 'local' },
});

let form: Record<string, string>;
beforeAll(async () => {
  const { fields } = await createPresignedPost(client, {
    Bucket: 'photos',
    Key: 'incoming/V/1-320.webp',
    Fields: { 'Content-Type': 'image/webp' },
    Conditions: [['content-length-range', 1, 100]],
    Expires: 600,
  });
  form = fields;
});

interface Change {
  fields?: Record<string, string>;
  size?: number;
  bucket?: string;
  secret?: string;
  afterMinutes?: number;
}

function check({
  fields,
  size = 50,
  bucket = 'photos',
  secret = 'local',
  afterMinutes = 1,
}: Change) {
  const all = Object.entries({ ...form, ...fields });
  const fieldsByName = new Map(all.map(([name, value]) => [name.toLowerCase(), value]));
  const now = new Date(Date.now() + afterMinutes * 60_000);
  return checkUpload({ bucket, fields: fieldsByName, size }, secret, now);
}

test('accepts an unchanged form', () => {
  expect(check({})).toBeUndefined();
});

test.each<[string, Change, string]>([
  ['another file', { fields: { key: 'incoming/W/1-320.webp' } }, 'AccessDenied'],
  ['a published file', { fields: { key: 'pictures/V/1-320.webp' } }, 'AccessDenied'],
  ['no file', { fields: { key: '' } }, 'AccessDenied'],
  ['another type', { fields: { 'Content-Type': 'text/html' } }, 'AccessDenied'],
  ['an added ACL', { fields: { acl: 'public-read' } }, 'AccessDenied'],
  ['a redirect', { fields: { success_action_redirect: 'https://x' } }, 'AccessDenied'],
  ['another bucket', { bucket: 'site' }, 'AccessDenied'],
  ['too many bytes', { size: 101 }, 'EntityTooLarge'],
  ['no bytes', { size: 0 }, 'EntityTooSmall'],
  ['an expired policy', { afterMinutes: 11 }, 'AccessDenied'],
  ['another key', { secret: 'other' }, 'SignatureDoesNotMatch'],
  ['another policy', { fields: { Policy: 'e30=' } }, 'SignatureDoesNotMatch'],
  ['no policy', { fields: { Policy: '' } }, 'AccessDenied'],
])('refuses a form with %s', (_, change, code) => {
  expect(check(change)?.[1]).toBe(code);
});
