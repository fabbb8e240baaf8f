/** The table with the data, and the vaults with its copies. */
export interface DataSettings {
  /** The stream of a restored table. Every stack then uses that table, and the stateful stack creates no table. */
  restoredTableStream: string | undefined;
  /** A vault in another region or account, which gets a copy of each backup. */
  backupCopyVault: string | undefined;
  vaultLock: VaultLock;
}

/**
 * Who can delete a backup early. `off`: everyone with the permission. `governance`: only people who may also remove
 * the lock. `compliance`: nobody, from three days after the deployment.
 */
export type VaultLock = 'off' | 'governance' | 'compliance';

/** Reads `-c restoredTable=…` and the other settings of the data. docs/architecture.md lists them. */
export function readDataSettings(
  context: (name: string) => string | undefined,
  region: string,
): DataSettings {
  return {
    restoredTableStream: readStream(context('restoredTable'), region),
    backupCopyVault: readVault(context('backupCopyVault')),
    vaultLock: readVaultLock(context('vaultLock') ?? 'off'),
  };
}

function readStream(arn: string | undefined, region: string): string | undefined {
  if (arn === undefined) return undefined;
  const [, streamRegion] =
    arn.match(/^arn:aws:dynamodb:([\w-]+):\d{12}:table\/[\w.-]{3,255}\/stream\/[\d:.T-]+$/) ?? [];
  if (streamRegion === region) return arn;
  throw new Error(
    `The setting restoredTable is not an ARN of a table's stream in ${region}: '${arn}'. npm run operate -- prepare-table prints the ARN`,
  );
}

function readVault(arn: string | undefined): string | undefined {
  if (arn === undefined || /^arn:aws:backup:[\w-]+:\d{12}:backup-vault:[\w-]{2,50}$/.test(arn)) {
    return arn;
  }
  throw new Error(`The setting backupCopyVault is not an ARN of a backup vault: '${arn}'`);
}

function readVaultLock(lock: string): VaultLock {
  if (lock === 'off' || lock === 'governance' || lock === 'compliance') return lock;
  throw new Error(`The setting vaultLock is 'off', 'governance' or 'compliance', not '${lock}'`);
}
