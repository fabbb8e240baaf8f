import type { AttributeValue, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord, AttributeValue as LambdaValue } from 'aws-lambda';
import { region } from '../engines/aws-client-config.ts';

/** A stream record in the shape that an event source mapping sends to a function. */
export function lambdaRecord(record: StreamRecord, streamArn: string): DynamoDBRecord {
  const { eventName, dynamodb = {} } = record;
  return {
    eventID: record.eventID ?? '',
    ...(eventName && { eventName }),
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    eventSourceARN: streamArn,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(createdAt(record) / 1000),
      ...(dynamodb.Keys && { Keys: lambdaImage(dynamodb.Keys) }),
      ...(dynamodb.NewImage && { NewImage: lambdaImage(dynamodb.NewImage) }),
      ...(dynamodb.OldImage && { OldImage: lambdaImage(dynamodb.OldImage) }),
      SequenceNumber: dynamodb.SequenceNumber ?? '',
      SizeBytes: dynamodb.SizeBytes ?? 0,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  };
}

/** Epoch milliseconds. */
export function createdAt(record: StreamRecord): number {
  return record.dynamodb?.ApproximateCreationDateTime?.getTime() ?? Date.now();
}

function lambdaImage(image: Record<string, AttributeValue>): Record<string, LambdaValue> {
  return Object.fromEntries(
    Object.entries(image).map(([name, value]) => [name, lambdaValue(value)]),
  );
}

/** Encodes bytes in base64. DynamoDB Local's streams give an empty map as a value without a type. */
function lambdaValue(value: AttributeValue): LambdaValue {
  if (Object.keys(value).length === 0) return { M: {} };
  if (value.B) return { B: Buffer.from(value.B).toString('base64') };
  if (value.BS) return { BS: value.BS.map((bytes) => Buffer.from(bytes).toString('base64')) };
  if (value.M) return { M: lambdaImage(value.M) };
  if (value.L) return { L: value.L.map(lambdaValue) };
  return value as LambdaValue;
}
