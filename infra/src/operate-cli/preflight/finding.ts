/** `stop`: the deployment fails or hangs. `warning`: it succeeds, but something does not work. */
export type Level = 'ok' | 'warning' | 'stop';

export interface Finding {
  level: Level;
  /** The subject of the check. */
  what: string;
  said: string;
  /** The fix. */
  todo?: string;
}

/** Creates findings about one subject. */
export function about(what: string) {
  return {
    ok: (said: string): Finding => ({ level: 'ok', what, said }),
    warning: (said: string, todo: string): Finding => ({ level: 'warning', what, said, todo }),
    stop: (said: string, todo: string): Finding => ({ level: 'stop', what, said, todo }),
  };
}

/** The planned deployment, with the values of its `-c` settings. */
export interface DeploymentPlan {
  stage: string;
  region: string;
  domain: { name: string; hostedZoneId: string } | undefined;
  emailFrom: string | undefined;
  razorpaySecret: string | undefined;
}
