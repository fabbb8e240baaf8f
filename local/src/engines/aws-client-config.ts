export const region = 'ap-south-1';

/** What any AWS client of the local platform's own code is made with: nothing from the outside. */
export function awsClientConfig(endpoint: string) {
  return {
    endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
}
