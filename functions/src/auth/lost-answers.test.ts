import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { table } from '../table/table-client.ts';
import { consumeOtp } from './otp/otp.table.ts';
import { recordSend } from './otp/send-log.table.ts';
import { claimFirstPassword } from './passwords/first-password.table.ts';
import { consumeProof } from './sessions/sign-in-proofs.table.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));

const dynamo = mockClient(table);
const now = Date.UTC(2026, 10, 21, 12);
const limits = { gapSeconds: 60, perHour: 5, perDay: 10 };

beforeEach(() => {
  dynamo.reset();
  dynamo.on(GetCommand).resolves({});
});

/** After a lost answer the SDK repeats the write, and the condition meets what it has written itself. */
describe('a write that had gone through is done', () => {
  beforeEach(() => {
    dynamo.on(PutCommand).callsFake(({ Item }) => refuse(Item));
    dynamo.on(UpdateCommand).callsFake((update) => refuse(rowAfter(update)));
  });

  it('a send is noted, and the code goes out', async () => {
    await expect(recordSend('otp:target:x', limits, now)).resolves.toBeUndefined();
  });

  it('a code is used up, by who brought it', async () => {
    expect(await consumeOtp('id', 'hash', now, 'me')).toBe(true);
  });

  it('a sign-in proof too', async () => {
    expect(await consumeProof('user', 'proof', now)).toBe(true);
  });

  it('the right to set the first password is claimed', async () => {
    const claim = await claimFirstPassword('user', { proven: false }, now);
    expect(claim?.user).toMatchObject({ passwordClaimedUntil: claim?.claimedUntil });
  });
});

describe('what somebody else did first stays theirs', () => {
  beforeEach(() => {
    const theirs = {
      usedBy: 'x',
      sendId: 'x',
      times: [now],
      passwordClaimedUntil: now / 1000 + 20,
    };
    dynamo.on(PutCommand).callsFake(() => refuse(theirs));
    dynamo.on(UpdateCommand).callsFake(() => refuse(theirs));
  });

  it('a send of the very same moment', async () => {
    const sent = recordSend('otp:target:x', limits, now);
    await expect(sent).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('a code, a proof and the first password', async () => {
    expect(await consumeOtp('id', 'hash', now, 'me')).toBe(false);
    expect(await consumeProof('user', 'proof', now)).toBe(false);
    expect(await claimFirstPassword('user', { proven: false }, now)).toBeUndefined();
  });
});

function refuse(row: Record<string, unknown> = {}): never {
  throw new ConditionalCheckFailedException({
    $metadata: {},
    message: 'The conditional request failed',
    Item: marshall(row),
  });
}

/** What an Update of the form `SET name = :name` leaves. */
function rowAfter({
  UpdateExpression = '',
  ExpressionAttributeValues = {},
}: {
  UpdateExpression?: string | undefined;
  ExpressionAttributeValues?: Record<string, unknown> | undefined;
}): Record<string, unknown> {
  const [, name = '', value = ''] = /^SET (\w+) = (:\w+)$/.exec(UpdateExpression) ?? [];
  return { [name]: ExpressionAttributeValues[value] };
}
