import type { PageAccess } from '@sild/shell-api'

export type LoadPhase = 'switched-off' | 'list' | 'entry' | 'route' | 'page'

/** The release of a remote did not arrive, or not in time. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError'
  readonly remote: string
  /** The phase of loading that failed. */
  readonly phase: LoadPhase
  constructor(remote: string, phase: LoadPhase, cause: unknown) {
    super(`${remote} did not arrive (${phase})`, { cause })
    this.remote = remote
    this.phase = phase
  }
}

/** The release requires an access level that this older shell does not know. */
export class UnknownAccessError extends Error {
  override readonly name = 'UnknownAccessError'
  constructor(routeId: string, access: string) {
    super(`${routeId} is for ${access}, and this shell knows no such access`)
  }
}

/** A member opened a page with a requirement that they do not meet. */
export class AccessError extends Error {
  override readonly name = 'AccessError'
  readonly missing: Exclude<PageAccess, 'public' | 'member'>
  constructor(missing: AccessError['missing']) {
    super(`The page needs ${missing}`)
    this.missing = missing
  }
}
