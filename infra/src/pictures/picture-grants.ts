import type { PictureAction } from '@thali/functions/routes/route-types';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import { acknowledge, nameAcrossStacks } from '../acknowledge.ts';

/** What IAM calls an action on the bucket of pictures, and on what: all of it to list, else one folder. */
export function pictureGrant(
  action: PictureAction,
  bucket: IBucket,
): [actions: string[], on: string[]] {
  const [verb, folder] = action.split(' ');
  return [[`s3:${verb}`], [folder ? bucket.arnForObjects(`${folder}/*`) : bucket.bucketArn]];
}

export function acknowledgePictures(
  role: IConstruct,
  bucket: IBucket,
  action: PictureAction,
): void {
  const [, folder] = action.split(' ');
  if (!folder) return;
  const arn = nameAcrossStacks(bucket, bucket.bucketArn);
  acknowledge(role, {
    [`AwsSolutions-IAM5[Resource::${arn}/${folder}/*]`]:
      'Pictures come and go with the dishes; the bucket, the folder and what is done are fixed.',
  });
}
