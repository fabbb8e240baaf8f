import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { table } from '../table/table-client.ts';
import { consumeOtp } from './otp/otp.table.ts';
import { recordSend } from './otp/send-log.table.ts';
import { claimFirstPassword } from './registration/first-password.table.ts';
import { consumeProof } from './sessions/sign-in-proofs.table.ts';

vi.mock('../config.ts', () => ({ config: { tableName: 'test' } }));

const dynamo = mockClient(table);
const now = Date.UTC(2026, 10, 21, 12);
const limits = { gapSeconds: 60, perHour: 5, perDay: 10 };

beforeEach(() => {
  dynamo.reset();
  dynamo.on(GetCommand).resolves({});
});

/** The SDK repeats a write after a lost answer, so the condition may refuse the repeat because of the first write. */
describe('treats its own repeated write as done:', () => {
  beforeEach(() => {
    dynamo.on(PutCommand).callsFake(({ Item }) => refuse(Item));
    dynamo.on(UpdateCommand).callsFake((update) => refuse(rowAfter(update)));
  });

  it('allows the send', async () => {
    await expect(recordSend('otp:target:x', limits, now)).resolves.toBeUndefined();
  });

  it('uses up a code', async () => {
    expect(await consumeOtp('id', 'hash', now, 'me')).toBe(true);
  });

  it('uses up a sign-in proof', async () => {
    expect(await consumeProof('user', 'proof', now)).toBe(true);
  });

  it('claims the first password', async () => {
    const claim = await claimFirstPassword('user', { proven: false }, now);
    expect(claim?.user).toMatchObject({ passwordClaimedUntil: claim?.claimedUntil });
  });
});

describe('refuses after another call was first:', () => {
  beforeEach(() => {
    const otherRow = {
      usedBy: 'x',
      sendId: 'x',
      times: [now],
      passwordClaimedUntil: now / 1000 + 20,
    };
    dynamo.on(PutCommand).callsFake(() => refuse(otherRow));
    dynamo.on(UpdateCommand).callsFake(() => refuse(otherRow));
  });

  it('a concurrent send', async () => {
    const attempt = recordSend('otp:target:x', limits, now);
    await expect(attempt).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
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

/** The row after an update of the form `SET name = :name`. */
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
