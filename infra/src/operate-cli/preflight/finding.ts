/** `stop`: the deployment fails or hangs. `warning`: it succeeds, but something does not work. */
export type Level = 'ok' | 'warning' | 'stop';

export interface Finding {
  level: Level;
  /** The subject of the check. */
  subject: string;
  summary: string;
  /** The fix. */
  remedy?: string;
}

/** Creates findings about one subject. */
export function findingsAbout(subject: string) {
  return {
    ok: (summary: string): Finding => ({ level: 'ok', subject, summary }),
    warning: (summary: string, remedy: string): Finding => ({
      level: 'warning',
      subject,
      summary,
      remedy,
    }),
    stop: (summary: string, remedy: string): Finding => ({
      level: 'stop',
      subject,
      summary,
      remedy,
    }),
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
