import type { ReleaseSet } from '../remotes/release-set.ts'

/** Names the releases of a document to whoever looks at its headers. */
export const releasesTiming = ({ releases }: ReleaseSet): string =>
  `mfe;desc="${[...releases].map(([name, { lock }]) => `${name}=${lock.id.slice(0, 8)}`).join(',')}"`
