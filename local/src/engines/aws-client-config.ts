export const region = 'ap-south-1';
export const accountId = '000000000000';

/** The ARN of a resource of the local platform. */
export function arn(service: string, resource: string, inRegion = region): string {
  return `arn:aws:${service}:${inRegion}:${accountId}:${resource}`;
}

/** The configuration of an AWS client in the local platform. It reads no profile and no environment variable. */
export function awsClientConfig(endpoint: string) {
  return {
    endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
}
