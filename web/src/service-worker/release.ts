/** Addresses of a release's files. */
export interface ReleaseFiles {
  /** Large files, which the worker fetches one by one. */
  single: readonly string[];
  /** Small files, which the worker takes from the pack. */
  packed: readonly string[];
  /** A JSON file with the text of each packed file. */
  pack: string;
}

declare const releaseFiles: ReleaseFiles;
declare const deviceFiles: ReleaseFiles;
declare const releaseName: string;

/** The worker's own release, named by the build. */
export const release = {
  /** Changes with any of its files. */
  name: releaseName,
  /** All files for ordering. */
  files: releaseFiles,
  /** Extra files of the kitchen's screen and the ready board. Only their own devices store them. */
  deviceFiles,
};
