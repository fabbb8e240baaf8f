import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

/** One file. It is read once, and compressed once for each requested encoding. */
export interface CachedFile {
  contentType: string;
  etag: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** The files below a folder, by their URL path. A missing folder has no files. */
export async function cacheFiles(
  folder: string,
  prefix = '/',
  transform = (content: Buffer) => content,
): Promise<Map<string, CachedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const cached = files.map(async (entry): Promise<[string, CachedFile]> => {
    const file = join(entry.parentPath, entry.name);
    const path = prefix + relative(folder, file).split(sep).join('/');
    return [path, cacheFile(path, transform(await readFile(file)))];
  });
  return new Map(await Promise.all(cached));
}

function cacheFile(path: string, content: Buffer): CachedFile {
  const contentType = contentTypeOf(path);
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(content)]]);
  return {
    contentType,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
    body: (encoding) => {
      const compressed = bodies.get(encoding) ?? compress(content, encoding);
      bodies.set(encoding, compressed);
      return compressed;
    },
  };
}

export async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content);
  return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

export function encodingFor(
  { contentType }: Pick<CachedFile, 'contentType'>,
  accepted = '',
): Encoding {
  if (!isCompressible(contentType)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

interface Answer {
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** CloudFront's limit. Below it, compression costs more than it saves. */
const minCompressedBytes = 1000;

/**
 * Compresses an answer as the edge does, in an encoding that the browser accepts. This takes about 1 ms, so it needs
 * no cache.
 */
export async function compressAnswer(answer: Answer, accepted: string): Promise<Answer> {
  const { headers, body } = answer;
  if (headers['content-encoding'] !== undefined) return answer;
  const encoding = encodingFor({ contentType: String(headers['content-type']) }, accepted);
  if (encoding === 'identity' || body.length < minCompressedBytes) return answer;
  return {
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    body: await compress(body, encoding),
  };
}
