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

/** For `catch`: null where a release is not there as it was published. Any other failure says nothing of it, and goes on. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof RegistryError && (error.code === 'release-not-found' || error.code === 'release-damaged'))
    return null
  throw error
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
