import { useEffect, useEffectEvent } from 'react';
import { renewalLeadMs } from './access-token.ts';
import { currentAccessToken } from './current-access-token.ts';
import { hasSession, readSession } from './stored-session.ts';

const retryMs = 15_000;
const longestTimerMs = 2 ** 31 - 1;

/**
 * Renews the access token before it ends and says so: for what was joined with it and lasts, such as
 * the live room, whose membership ends with the token. Late after a device slept, but not never.
 */
export function useTokenRenewal(onRenewed: () => void): void {
  const tell = useEffectEvent(onRenewed);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = readSession()?.token;

    async function renew(): Promise<void> {
      const token = await currentAccessToken().catch(() => undefined);
      if (timer === undefined) return;
      if (token && token !== known) tell();
      known = token ?? known;
      wait(token ? untilRenewal() : retryMs);
    }

    function wait(ms: number): void {
      clearTimeout(timer);
      if (hasSession()) timer = setTimeout(() => void renew(), ms);
    }

    wait(untilRenewal());
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, []);
}

/** Until the token counts as due; at least a second, so that a failure does not spin. */
function untilRenewal(): number {
  const dueIn = (readSession()?.expiresAt ?? 0) - Date.now() - renewalLeadMs;
  return Math.min(Math.max(dueIn, 1000), longestTimerMs);
}
