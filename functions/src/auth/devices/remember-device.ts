import type { User } from '@thali/shared/auth/user.contract';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/pipeline.ts';
import { deviceCookie, deviceOf, newDevice, withAccount } from './device.ts';

/** Wraps a use case: a successful sign-in makes the browser a known device. Rule: accounts-37 */
export function rememberDevice<Input, Output extends { user?: User | undefined }>(
  useCase: (actor: Actor, input: Input, context: RequestContext) => Promise<Output>,
) {
  return async (actor: Actor, input: Input, context: RequestContext): Promise<Output> => {
    const output = await useCase(actor, input, context);
    if (output.user) {
      const device = deviceOf(context.cookies) ?? newDevice();
      context.setCookie(deviceCookie(await withAccount(device, output.user.id)));
    }
    return output;
  };
}
