import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { PictureType } from '@thali/shared/pictures/stored-picture';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';

/** Where browsers put files: the edge serves none of it, and it is emptied after a day. */
const incoming = 'incoming/';
/** What the edge serves. */
const published = 'pictures/';

/** Long enough for three small files over a bad line. */
const uploadSeconds = 10 * 60;

export const pictureClient = new S3Client({ requestHandler });
translateTransientFaults(pictureClient);

interface Upload {
  file: string;
  type: PictureType;
  maxBytes: number;
}

/** A form that puts this one file and no other, of this type and no more bytes, for some minutes: a field holds for itself. */
export async function uploadForm({ file, type, maxBytes }: Upload) {
  const { fields } = await createPresignedPost(pictureClient, {
    Bucket: config.pictureBucket,
    Key: incoming + file,
    Fields: { 'Content-Type': type },
    Conditions: [['content-length-range', 1, maxBytes]],
    Expires: uploadSeconds,
  });
  return { url: config.pictureUploadUrl, fields };
}

/** @returns undefined when it has not come */
export async function readUpload(file: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await pictureClient.send(new GetObjectCommand(at(incoming + file)));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

export async function deleteUpload(file: string): Promise<void> {
  await pictureClient.send(new DeleteObjectCommand(at(incoming + file)));
}

/** Shows a file from now on. What is there already stays as it is: browsers and the edge keep it for a year. */
export async function publish(file: string, type: PictureType, bytes: Uint8Array): Promise<void> {
  try {
    await pictureClient.send(
      new PutObjectCommand({
        ...at(published + file),
        Body: bytes,
        ContentType: type,
        CacheControl: 'public, max-age=31536000, immutable',
        IfNoneMatch: '*',
      }),
    );
  } catch (error) {
    const isThere = error instanceof S3ServiceException && error.name === 'PreconditionFailed';
    if (!isThere) throw error;
  }
}

/** A published file without its folder, and when it came. */
export interface PublishedFile {
  file: string;
  since: number;
}

/** All that is published, a page at a time, by vendor. */
export async function* eachPublished(): AsyncGenerator<PublishedFile> {
  let ContinuationToken: string | undefined;
  do {
    const { Contents = [], NextContinuationToken } = await pictureClient.send(
      new ListObjectsV2Command({
        Bucket: config.pictureBucket,
        Prefix: published,
        ContinuationToken,
      }),
    );
    for (const { Key = '', LastModified } of Contents) {
      yield { file: Key.slice(published.length), since: LastModified?.getTime() ?? Date.now() };
    }
    ContinuationToken = NextContinuationToken;
  } while (ContinuationToken);
}

/** Nobody is shown it any more; the bucket still has it for a while. */
export async function unpublish(file: string): Promise<void> {
  await pictureClient.send(new DeleteObjectCommand(at(published + file)));
}

function at(Key: string) {
  return { Bucket: config.pictureBucket, Key };
}
