declare const releaseFiles: readonly string[];
declare const deviceFiles: readonly string[];
declare const releaseName: string;

/** The release that this worker came with, named by the build. */
export const release = {
  /** Differs as soon as one of the files does. */
  name: releaseName,
  /** Addresses of all that it takes to order. */
  files: releaseFiles,
  /** Of what the kitchen's screen and the ready board take besides: only their own devices keep them. */
  deviceFiles,
};
