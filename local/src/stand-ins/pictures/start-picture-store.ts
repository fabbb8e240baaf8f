import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Closers } from '../../closers.ts';
import { send } from '../../gateway/answer.ts';
import { contentTypeOf } from '../../gateway/content-types.ts';
import { serveOnLoopback } from '../../gateway/listen.ts';
import { readBody } from '../../gateway/read-body.ts';
import { checkUpload } from './check-upload.ts';
import { openPictureFiles, type PictureFiles } from './picture-files.ts';

/** The secret access key of all local functions. */
const secret = 'local';
const maxUploadBytes = 2 * 1024 * 1024;
const xml = { 'content-type': 'application/xml' };
/** The CORS rule of the bucket: any page may post a signed form. */
const corsHeaders = { 'access-control-allow-origin': '*' };

export interface PictureStore {
  address: string;
  files: PictureFiles;
}

/** Stands in for S3 with one bucket: signed forms, objects by path, and lists. */
export async function startPictureStore(folder: string, closers: Closers): Promise<PictureStore> {
  const files = openPictureFiles(folder);
  const server = createServer((request, response) => {
    answer(files, request, response).catch((error: unknown) => {
      refuse(response, 500, 'InternalError', String(error));
    });
  });
  return { address: await serveOnLoopback(server, closers), files };
}

async function answer(files: PictureFiles, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://store');
  const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(decodeURI(url.pathname)) ?? [];
  const body = await readBody(request, maxUploadBytes);
  if (request.method === 'POST') return acceptUpload(files, bucket, body, request, response);
  if (request.method === 'GET' && key === '') return list(files, url.searchParams, response);
  return answerObject(files, key, body, request, response);
}

async function answerObject(
  files: PictureFiles,
  key: string,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (request.method) {
    case 'GET': {
      const bytes = await files.read(key);
      if (!bytes) return refuse(response, 404, 'NoSuchKey');
      return send(response, 200, { 'content-type': contentTypeOf(key) }, bytes);
    }
    case 'PUT': {
      const mustBeNew = request.headers['if-none-match'] === '*';
      const isWritten = await files.write(key, body, { mustBeNew });
      return isWritten ? send(response, 200, {}) : refuse(response, 412, 'PreconditionFailed');
    }
    case 'DELETE':
      await files.remove(key);
      return send(response, 204, {});
    default:
      return refuse(response, 405, 'MethodNotAllowed');
  }
}

async function acceptUpload(
  files: PictureFiles,
  bucket: string,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  }
  const file = form.get('file');
  if (!(file instanceof Blob)) return refuse(response, 400, 'InvalidArgument');
  const refusal = checkUpload({ bucket, fields, size: file.size }, secret, new Date());
  if (refusal) return refuse(response, ...refusal);
  await files.write(fields.get('key') ?? '', new Uint8Array(await file.arrayBuffer()));
  return send(response, 204, corsHeaders);
}

async function list(files: PictureFiles, query: URLSearchParams, response: ServerResponse) {
  const objects = await files.list(query.get('prefix') ?? '');
  const after = query.get('continuation-token') ?? '';
  const remaining = objects.filter(({ key }) => key > after);
  const page = remaining.slice(0, 1000);
  const entries = page.map(
    ({ key, modifiedAt }) =>
      `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  const next =
    remaining.length > page.length
      ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>`
      : '';
  send(response, 200, xml, `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
}

function refuse(response: ServerResponse, status: number, code: string, message = code): void {
  const text = `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  send(response, status, { ...xml, ...corsHeaders }, text);
}
