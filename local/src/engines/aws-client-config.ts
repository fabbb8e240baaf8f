export const region = 'ap-south-1';
export const accountId = '000000000000';

/** The ARN of a resource of the local platform. */
export function arn(service: string, resource: string, where = region): string {
  return `arn:aws:${service}:${where}:${accountId}:${resource}`;
}

/** What any AWS client of the local platform's own code is made with: nothing from the outside. */
export function awsClientConfig(endpoint: string) {
  return {
    endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
}
