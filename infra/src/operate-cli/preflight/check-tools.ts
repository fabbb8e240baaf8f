import { type Finding, findingsAbout } from './finding.ts';

/** The minimum version in package.json. */
const minNode = [20, 19] as const;

/** Checks the tools for the build, the deployment and docs/go-live.md. */
export async function checkTools(tools: {
  nodeVersion: string;
  npmVersion: () => Promise<string>;
  awsVersion: () => Promise<string>;
}): Promise<Finding[]> {
  const node = findingsAbout('node');
  const npm = findingsAbout('npm');
  const aws = findingsAbout('AWS CLI');
  const [major = 0, minor = 0] = tools.nodeVersion.replace('v', '').split('.').map(Number);
  const isNewEnough = major > minNode[0] || (major === minNode[0] && minor >= minNode[1]);
  return [
    isNewEnough
      ? node.ok(tools.nodeVersion)
      : node.stop(
          `${tools.nodeVersion} is too old`,
          `Install Node.js ${minNode.join('.')} or newer.`,
        ),
    await tools.npmVersion().then(npm.ok, () => npm.stop('not found', 'Install Node.js with npm.')),
    await tools
      .awsVersion()
      .then(aws.ok, () =>
        aws.warning('not found', 'Install AWS CLI 2: commands in the documents start with aws.'),
      ),
  ];
}
