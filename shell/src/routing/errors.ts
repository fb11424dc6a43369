import type { PageAccess } from '@sild/shell-api'

/** The release of a remote did not arrive, or not in time. */
export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError'
  readonly remote: string
  constructor(remote: string, cause: unknown) {
    super(`${remote} did not arrive`, { cause })
    this.remote = remote
  }
}

/** A member opened a page that asks for more than he has. */
export class AccessError extends Error {
  override readonly name = 'AccessError'
  readonly missing: Exclude<PageAccess, 'public' | 'member'>
  constructor(missing: AccessError['missing']) {
    super(`The page needs ${missing}`)
    this.missing = missing
  }
}
