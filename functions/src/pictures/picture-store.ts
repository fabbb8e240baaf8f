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

/** The folder for uploads. The edge does not serve it, and S3 deletes its files after a day. */
const incoming = 'incoming/';
/** The folder that the edge serves. */
const published = 'pictures/';

/** Long enough for three small files over a slow connection. */
const uploadSeconds = 10 * 60;

export const pictureClient = new S3Client({ requestHandler });
translateTransientFaults(pictureClient);

interface Upload {
  file: string;
  type: PictureType;
  maxBytes: number;
}

/** Creates a form that uploads only this file, with this type and size limit, for some minutes. */
export async function createUploadForm({ file, type, maxBytes }: Upload) {
  const { fields } = await createPresignedPost(pictureClient, {
    Bucket: config.pictureBucket,
    Key: incoming + file,
    Fields: { 'Content-Type': type },
    Conditions: [['content-length-range', 1, maxBytes]],
    Expires: uploadSeconds,
  });
  return { url: config.pictureUploadUrl, fields };
}

/** @returns undefined if the file did not arrive */
export async function readUpload(file: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await pictureClient.send(new GetObjectCommand(locationOf(incoming + file)));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

export async function deleteUpload(file: string): Promise<void> {
  await pictureClient.send(new DeleteObjectCommand(locationOf(incoming + file)));
}

/** Publishes a file. Never replaces a published file, because browsers and the edge cache it for a year. */
export async function publishPicture(
  file: string,
  type: PictureType,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await pictureClient.send(
      new PutObjectCommand({
        ...locationOf(published + file),
        Body: bytes,
        ContentType: type,
        CacheControl: 'public, max-age=31536000, immutable',
        IfNoneMatch: '*',
      }),
    );
  } catch (error) {
    const exists = error instanceof S3ServiceException && error.name === 'PreconditionFailed';
    if (!exists) throw error;
  }
}

/** A published file. `file` is the path below the folder, `publishedAt` epoch milliseconds. */
export interface PublishedFile {
  file: string;
  publishedAt: number;
}

/** All published files, sorted by vendor, read page by page. */
export async function* listPublished(): AsyncGenerator<PublishedFile> {
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
      const publishedAt = LastModified?.getTime() ?? Date.now();
      yield { file: Key.slice(published.length), publishedAt };
    }
    ContinuationToken = NextContinuationToken;
  } while (ContinuationToken);
}

/** Removes a published file. The bucket keeps the old version for a while. */
export async function unpublish(file: string): Promise<void> {
  await pictureClient.send(new DeleteObjectCommand(locationOf(published + file)));
}

function locationOf(Key: string) {
  return { Bucket: config.pictureBucket, Key };
}
