import { expect, it, vi } from 'vitest';
import type { RequestContext } from '../../http/pipeline.ts';
import { requestOtp } from './request-otp.ts';

vi.mock('../../config.ts', () => ({ config: { tableName: 'test', smsOrigination: 'THALIS' } }));

it('refuses a foreign number if the sender is Indian, before it counts or sends anything', async () => {
  const phone = '+971501234567';
  const asking = requestOtp({ role: 'guest' }, { body: { phone, action: 'login' } }, {
    cookies: undefined,
    sourceIp: '203.0.113.7',
  } as unknown as RequestContext);
  await expect(asking).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    message: 'We can send codes to Indian numbers (+91) only.',
  });
});
