import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@thali/local/repository-root';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
}
interface Job {
  if?: string;
  needs?: string[];
  environment?: string;
  concurrency?: object;
  defaults?: object;
  permissions?: Record<string, string>;
  steps: Step[];
}

const text = readFileSync(join(repositoryRoot, '.github/workflows/thali.yml'), 'utf8');
const workflow = parse(text) as { permissions: object; jobs: Record<string, Job> };
const { deploy, synthesize, ...checks } = workflow.jobs;
if (!deploy || !synthesize) throw new Error('The workflow does not deploy');

/** The index of the first step with this text in its action or commands. */
const placeOf = ({ steps }: Job, part: string) =>
  steps.findIndex(({ uses, run }) => `${uses} ${run}`.includes(part));

it('pins every action by commit, with its version', () => {
  const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(10);
  for (const action of uses) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
});

it('builds before any job has permissions in AWS, and deploys only that build', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const job of [synthesize, ...Object.values(checks)]) expect(job.permissions).toBeUndefined();
  expect(placeOf(synthesize, 'cdk synth')).toBeGreaterThan(placeOf(synthesize, 'npm run build'));
  expect(deploy.permissions).toEqual({ actions: 'read', contents: 'read', 'id-token': 'write' });
  expect(placeOf(deploy, 'npm run')).toBe(-1);
  expect(placeOf(deploy, 'npm ci --ignore-scripts')).toBeLessThan(
    placeOf(deploy, 'configure-aws-credentials'),
  );
  for (const { run } of deploy.steps.filter((step) => step.run?.includes('cdk deploy'))) {
    expect(run).toMatch(/cdk deploy .*--app (last\/)?cdk\.out/);
  }
});

it('deploys only main, after every check, one release after the other', () => {
  expect(synthesize.if).toContain("github.ref == 'refs/heads/main'");
  expect(deploy.needs).toEqual([...Object.keys(checks), 'synthesize']);
  expect(deploy.defaults).toEqual({ run: { shell: 'bash' } });
  expect(deploy.concurrency).toEqual({ group: 'deploy-production', 'cancel-in-progress': false });
});

it('may assume a role that trusts main of one repository, and only CDK’s roles', () => {
  const { Resources } = parse(
    readFileSync(join(repositoryRoot, '.github/deploy-role.yml'), 'utf8'),
  ) as { Resources: Record<string, { Properties: Record<string, unknown> }> };
  const { AssumeRolePolicyDocument, Policies } = Resources.DeployRole?.Properties ?? {};
  const issuer = 'token.actions.githubusercontent.com';
  expect(AssumeRolePolicyDocument).toMatchObject({
    Statement: [
      {
        Effect: 'Allow',
        Principal: { Federated: { Ref: 'GitHub' } },
        Action: 'sts:AssumeRoleWithWebIdentity',
        Condition: {
          StringEquals: {
            [`${issuer}:aud`]: 'sts.amazonaws.com',
            [`${issuer}:sub`]: { Ref: 'Subject' },
            [`${issuer}:ref`]: 'refs/heads/main',
          },
        },
      },
    ],
  });
  expect(Policies).toMatchObject([
    {
      PolicyDocument: {
        Statement: [
          {
            Action: 'sts:AssumeRole',
            Resource: { 'Fn::Sub': expect.stringMatching(/role\/cdk-\*$/) },
          },
          { Action: 'cloudformation:DescribeStacks' },
        ],
      },
    },
  ]);
  expect(deploy.environment).toBe('production');
});

// Runs the commands of the job in a shell, with stand-ins for AWS, GitHub and git. The job itself does not run here.
describe('the job deploy', { tags: 'long' }, () => {
  /** With 'bash' GitHub adds these options. */
  const shell = ['-eo', 'pipefail', '-c'];
  const [older, newer] = ['a'.repeat(40), 'b'.repeat(40)];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'thali-deploy-'));
    writeFileSync(
      join(folder, 'outputs.json'),
      '{"Stateless":{"SiteUrl":"https://thali.example"}}',
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Replaces a command. It records its arguments first. */
  function standIn(command: string, script = '') {
    const file = join(folder, command);
    writeFileSync(file, `#!/bin/sh\necho "${command} $*" >> "${folder}/calls"\n${script}\n`);
    chmodSync(file, 0o755);
  }

  function runStep(name: string, environment: Record<string, string> = {}) {
    for (const command of ['npx', 'sleep', 'tar']) standIn(command);
    const step = deploy?.steps.find((candidate) => candidate.name === name);
    if (!step?.run) throw new Error(`No step '${name}'`);
    const { status, stdout, stderr } = spawnSync('bash', [...shell, step.run], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: [folder, dirname(process.execPath), '/usr/bin', '/bin'].join(':'),
        STAGE: 'prod',
        GITHUB_SHA: newer,
        GITHUB_REPOSITORY: 'thali/thali',
        GITHUB_OUTPUT: join(folder, 'output'),
        ...environment,
      },
    });
    const read = (file: string) =>
      existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '';
    return { status, text: stdout + stderr, output: read('output'), calls: read('calls') };
  }

  const orderStep = 'Refuse a commit that does not contain the deployed one';

  it('deploys a commit that contains the deployed commit, and the first commit', () => {
    standIn('aws', `echo ${older}`);
    standIn('git');
    expect(runStep(orderStep)).toMatchObject({
      status: 0,
      output: `release=${older}\n`,
      calls: expect.stringContaining(`git merge-base --is-ancestor ${older} ${newer}`),
    });
    standIn('aws');
    expect(runStep(orderStep)).toMatchObject({
      status: 0,
      output: expect.stringMatching(/release=$/m),
    });
  });

  it('stops if a newer release is deployed, and if AWS does not name the deployed commit', () => {
    standIn('aws', `echo ${newer}`);
    standIn('git', 'exit 1');
    const { status, text: message } = runStep(orderStep, { GITHUB_SHA: older });
    expect([status, message]).toEqual([1, expect.stringContaining(`${newer} is deployed`)]);
    standIn('aws', 'exit 254');
    expect(runStep(orderStep).status).not.toBe(0);
  });

  it('fails if the site does not answer with the new release', () => {
    standIn('curl', `echo '{"version":"${newer}"}'`);
    expect(runStep('The new release answers').status).toBe(0);
    standIn('curl', `echo '{"version":"${older}"}'`);
    expect(runStep('The new release answers').status).toBe(1);
    expect(runStep('The new release answers').calls).toContain(
      'curl -fsS https://thali.example/api/health',
    );
  });

  it('after a failure deploys the last release again, from a run of main, without the stacks with data', () => {
    const again = deploy.steps.find(({ name }) => name === 'Deploy the last version again');
    expect(again?.if).toContain("failure() && steps.smoke.conclusion == 'failure'");
    expect(again?.run).toContain(
      '.head_branch == "main" and .head_repository_id == .repository_id',
    );
    standIn('gh', '[ "$1" = api ] && echo 42 || true');
    const { status, calls } = runStep('Deploy the last version again', { LAST: older });
    expect(status).toBe(0);
    expect(calls).toContain(`gh run download 42 --name cdk-${older} --dir last`);
    expect(calls).toMatch(
      /npx cdk deploy Thali-prod-Triggers Thali-prod-Stateless --exclusively --app last\/cdk\.out/,
    );
    standIn('gh');
    const withoutCopy = runStep('Deploy the last version again', { LAST: older });
    expect(withoutCopy.status).not.toBe(0);
    expect(withoutCopy.text).toContain('roll back by hand');
  });
});
