import { expect, test } from 'vitest';
import { lambdaRecord } from './lambda-record.ts';

test('has the shape of a stream record in Lambda', () => {
  const record = lambdaRecord(
    {
      eventID: '1',
      eventName: 'MODIFY',
      dynamodb: {
        ApproximateCreationDateTime: new Date(1_700_000_000_500),
        Keys: { PK: { S: 'a' } },
        NewImage: {
          bytes: { B: new Uint8Array([1, 2]) },
          empty: {} as never,
          deep: { M: { list: { L: [{ N: '1' }, {} as never] } } },
        },
        SequenceNumber: '7',
      },
    },
    'arn',
  );
  expect(record).toMatchObject({
    eventName: 'MODIFY',
    eventSource: 'aws:dynamodb',
    eventSourceARN: 'arn',
    dynamodb: {
      ApproximateCreationDateTime: 1_700_000_000,
      SequenceNumber: '7',
      NewImage: {
        bytes: { B: 'AQI=' },
        empty: { M: {} },
        deep: { M: { list: { L: [{ N: '1' }, { M: {} }] } } },
      },
    },
  });
});
