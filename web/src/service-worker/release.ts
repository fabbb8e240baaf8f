declare const releaseFiles: readonly string[];
declare const deviceFiles: readonly string[];
declare const releaseName: string;

/** The worker's own release, named by the build. */
export const release = {
  /** Changes with any of its files. */
  name: releaseName,
  /** Addresses of all files for ordering. */
  files: releaseFiles,
  /** Extra files of the kitchen's screen and the ready board. Only their own devices store them. */
  deviceFiles,
};
