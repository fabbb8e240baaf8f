/** `stop`: the deployment fails or hangs. `warning`: it goes through, and something of it won't work. */
export type Level = 'ok' | 'warning' | 'stop';

export interface Finding {
  level: Level;
  /** What was looked at. */
  what: string;
  said: string;
  /** What to do about it. */
  todo?: string;
}

/** A name for one thing that is looked at, and the three things to say of it. */
export function about(what: string) {
  return {
    ok: (said: string): Finding => ({ level: 'ok', what, said }),
    warning: (said: string, todo: string): Finding => ({ level: 'warning', what, said, todo }),
    stop: (said: string, todo: string): Finding => ({ level: 'stop', what, said, todo }),
  };
}

/** The deployment that is to be, as its `-c` choices say. */
export interface Asked {
  stage: string;
  region: string;
  domain: { name: string; hostedZoneId: string } | undefined;
  emailFrom: string | undefined;
  razorpaySecret: string | undefined;
}
