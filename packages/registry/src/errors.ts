/** Why the registry refuses or cannot do something. */
export type RegistryErrorCode =
  | 'release-invalid'
  | 'release-exists'
  | 'release-not-found'
  | 'release-damaged'
  | 'release-incompatible'
  | 'pointer-outdated'
  | 'channel-frozen'
  | 'already-stable'
  | 'no-stable'
  | 'no-canary'
  | 'nothing-to-roll-back'
  | 'shell-needed'
  | 'storage-full'

export class RegistryError extends Error {
  override readonly name = 'RegistryError'
  readonly code: RegistryErrorCode
  constructor(code: RegistryErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The decision was made on a revision that another change has overtaken. */
export class OutdatedPointerError extends RegistryError {
  /** What the pointer is at now. */
  readonly rev: number
  constructor(pointer: string, rev: number, expectedRev: number) {
    super('pointer-outdated', `${pointer} is at revision ${rev}, not ${expectedRev}`)
    this.rev = rev
  }
}
