/** The addresses of a release's files. */
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

/** The release of this worker. The build sets the values. */
export const release = {
  /** The name changes whenever a file changes. */
  name: releaseName,
  /** All files for ordering. */
  files: releaseFiles,
  /** Extra files of the kitchen's screen and the ready board. Only devices that show these screens store them. */
  deviceFiles,
};
