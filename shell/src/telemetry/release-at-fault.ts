const addresses = /\/a\/(shell|mf-[a-z][a-z0-9-]{1,30})\/([a-f0-9]{16})\//g

interface Named {
  remote: string
  release: string
}
const releasesIn = (text: string): Named[] =>
  [...text.matchAll(addresses)].map(([, remote = '', release = '']) => ({ remote, release }))
const stackOf = (error: unknown): string =>
  error instanceof Error ? `${error.stack ?? ''}\n${stackOf(error.cause)}` : ''

/**
 * The release that threw an error, by the first address of its stack; null for foreign code, such as extensions.
 */
export const releaseAtFault = (error: unknown, file: string): Named | null =>
  releasesIn(stackOf(error))[0] ?? releasesIn(file)[0] ?? null

/**
 * The release with the page that failed to render. React and the shared components are in the shell: their errors are
 * attributed to the innermost component of a remote. Null if no frame is in a remote.
 */
export const releaseRendering = (error: unknown, componentStack: string): Named | null =>
  releasesIn(stackOf(error) + componentStack).find(({ remote }) => remote !== 'shell') ?? null
