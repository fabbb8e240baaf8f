import { randomUUID } from 'node:crypto';
import { GetSecretValueCommand, ResourceNotFoundException } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../logs/log.ts';
import { readPreviousSecret, readSecret, secretsClient } from './read-secret.ts';

const manager = mockClient(secretsClient);
const minuteMs = 60_000;
/** Secrets stay in memory, so each test uses its own id. */
const newId = () => randomUUID();

beforeEach(() => {
  manager.reset();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const reads = () => manager.commandCalls(GetSecretValueCommand).length;

it('reads a secret once in five minutes, even for parallel callers', async () => {
  const id = newId();
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'old' });
  expect(await Promise.all([readSecret(id), readSecret(id)])).toEqual(['old', 'old']);
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'new' });
  vi.setSystemTime(Date.now() + 4 * minuteMs);
  expect(await readSecret(id)).toBe('old');
  expect(reads()).toBe(1);
  vi.setSystemTime(Date.now() + minuteMs);
  expect(await readSecret(id)).toBe('new');
  expect(reads()).toBe(2);
});

it('returns the cached value while Secrets Manager is down, and retries later', async () => {
  const id = newId();
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'known' });
  await readSecret(id);
  manager.on(GetSecretValueCommand).rejects(new Error('down'));
  vi.setSystemTime(Date.now() + 6 * minuteMs);
  expect(await readSecret(id)).toBe('known');
  expect(warn).toHaveBeenCalledTimes(1);
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'newer' });
  vi.setSystemTime(Date.now() + 6 * minuteMs);
  expect(await readSecret(id)).toBe('newer');
});

it('fails without a cached value, and retries on the next call', async () => {
  const id = newId();
  manager.on(GetSecretValueCommand).rejectsOnce(new Error('down'));
  await expect(readSecret(id)).rejects.toThrow('down');
  manager.on(GetSecretValueCommand).resolves({ SecretString: 'there' });
  expect(await readSecret(id)).toBe('there');
  manager.on(GetSecretValueCommand).resolves({});
  await expect(readSecret(newId())).rejects.toThrow('empty');
});

it('reads the previous value of a secret, if there is one', async () => {
  const id = newId();
  const previous = { SecretId: id, VersionStage: 'AWSPREVIOUS' } as const;
  manager.on(GetSecretValueCommand, previous).resolves({ SecretString: 'before' });
  expect(await readPreviousSecret(id)).toBe('before');
  const none = new ResourceNotFoundException({ message: 'none', $metadata: {} });
  manager.on(GetSecretValueCommand).rejects(none);
  expect(await readPreviousSecret(newId())).toBeUndefined();
  await expect(readSecret(newId())).rejects.toBe(none);
});
