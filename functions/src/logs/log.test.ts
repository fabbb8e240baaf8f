import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { AppError } from '@thali/shared/http/app-error';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { log } from './log.ts';
import { addLogKeys, runAsInvocation } from './log-context.ts';

let text: string;
beforeEach(() => {
  text = '';
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((line) => {
      text += String(line);
      return true;
    });
  }
});

const lines = (): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

it('adds the ids of its own invocation to each line', async () => {
  const request = runAsInvocation({ request_id: 'r1', route: 'POST /api/orders' }, async () => {
    log.info('before');
    await Promise.resolve();
    addLogKeys({ route: 'placeOrder', actor_role: 'student', actor_id: 'u1', vendor_id: 'v1' });
    log.warn('after', { order_id: 'o1' });
  });
  const job = runAsInvocation({ request_id: 'r2', job: 'expire-orders' }, async () => {
    await Promise.resolve();
    log.info('meanwhile');
  });
  await Promise.all([request, job]);
  log.info('outside');
  const logged = lines().map(({ level, timestamp, service, ...rest }) => rest);
  expect(logged).toEqual([
    { message: 'before', request_id: 'r1', route: 'POST /api/orders' },
    {
      message: 'after',
      request_id: 'r1',
      route: 'placeOrder',
      actor_role: 'student',
      actor_id: 'u1',
      vendor_id: 'v1',
      order_id: 'o1',
    },
    { message: 'meanwhile', request_id: 'r2', job: 'expire-orders' },
    { message: 'outside' },
  ]);
});

it('logs a refused write without the row', () => {
  const refusal = new ConditionalCheckFailedException({
    message: 'The conditional request failed',
    $metadata: { requestId: 'aws-1' },
    Item: { customerName: { S: 'Kausalya Raghunathan' }, PK: { S: 'PHONE#+919876543210' } },
  });
  const error = new AppError('INTERNAL_ERROR', 'Something went wrong.', {
    cause: refusal,
    details: [{ path: 'name', message: 'Kausalya' }],
  });
  log.error('request failed', { error });
  expect(text).not.toMatch(/Kausalya|9876543210/);
  expect(lines()[0]?.error).toMatchObject({
    code: 'INTERNAL_ERROR',
    cause: { name: 'ConditionalCheckFailedException', aws_request_id: 'aws-1' },
  });
});

it('logs only the path of an invalid field, not its value', () => {
  const { error } = z.object({ phone: z.string().check(z.maxLength(3)) }).safeParse({
    phone: '+919876543210',
  });
  log.error('not valid', { error });
  expect(text).toContain('phone');
  expect(text).not.toContain('98765');
});

it('masks personal data in texts, field names and causes', () => {
  const error = new Error('No PHONE#+919876543210', { cause: new Error('asha@mess.example') });
  log.error('oops for 9876543210', {
    'asha@mess.example': 1,
    deep: [{ password: 'idli 4 breakfast', note: 'Bearer abcdefgh.ijkl' }],
    error,
  });
  expect(text).not.toMatch(/98765|asha|idli|abcdefgh/);
  expect(lines()[0]).toMatchObject({
    message: 'oops for [phone]',
    '[e-mail]': 1,
    deep: [{ password: '[hidden]', note: 'Bearer [token]' }],
    error: { message: 'No PHONE#[phone]', cause: { message: '[e-mail]' } },
  });
});
