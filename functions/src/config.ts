/**
 * The one place that reads the environment. Each value is read when it is first needed, so that a
 * function needs only the variables of its own routes.
 */
function required(name: string): string {
  // biome-ignore lint/style/noProcessEnv: this is the one file that reads the environment
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

/** Names of the environment variables that functions may ask for; infra and local set them. */
export type ConfigName =
  | 'TABLE_NAME'
  | 'USER_POOL_ID'
  | 'CLIENT_ID_STUDENT'
  | 'CLIENT_ID_VENDOR'
  | 'CLIENT_ID_ADMIN'
  | 'JWKS_URL'
  | 'ORDER_SECRET_ID'
  | 'WEBSOCKET_URL'
  | 'PLATFORM_DOMAIN'
  | 'SITE_URL'
  | 'RELEASE';

export const config = {
  get tableName() {
    return required('TABLE_NAME');
  },
  get userPoolId() {
    return required('USER_POOL_ID');
  },
  get clientIds() {
    return {
      student: required('CLIENT_ID_STUDENT'),
      vendor: required('CLIENT_ID_VENDOR'),
      admin: required('CLIENT_ID_ADMIN'),
    };
  },
  /** Where the user pool publishes its public keys. */
  get jwksUrl() {
    return required('JWKS_URL');
  },
  get orderSecretId() {
    return required('ORDER_SECRET_ID');
  },
  /** The WebSocket API's callback address, for posting to connections. */
  get websocketUrl() {
    return required('WEBSOCKET_URL');
  },
  get release() {
    return required('RELEASE');
  },
};
