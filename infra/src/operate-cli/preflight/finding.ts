/** `stop`: the deployment fails or hangs. `warning`: it succeeds, but something does not work. */
export type Level = 'ok' | 'warning' | 'stop';

export interface Finding {
  level: Level;
  /** The subject of the check. */
  what: string;
  summary: string;
  /** The fix. */
  todo?: string;
}

/** Creates findings about one subject. */
export function about(what: string) {
  return {
    ok: (summary: string): Finding => ({ level: 'ok', what, summary }),
    warning: (summary: string, todo: string): Finding => ({
      level: 'warning',
      what,
      summary,
      todo,
    }),
    stop: (summary: string, todo: string): Finding => ({ level: 'stop', what, summary, todo }),
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
