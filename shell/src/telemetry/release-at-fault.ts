const addresses = /\/a\/(shell|mf-[a-z][a-z0-9-]{1,30})\/([a-f0-9]{16})\//g

interface Named {
  remote: string
  release: string
}
const releasesIn = (text: string): Named[] =>
  [...text.matchAll(addresses)].map(([, remote = '', release = '']) => ({ remote, release }))
const stackOf = (error: unknown): string =>
  error instanceof Error ? `${error.stack ?? ''}\n${stackOf(error.cause)}` : ''

/** The release whose code an error was thrown in, by the first address of its stack; null for what is not ours, like extensions. */
export const releaseAtFault = (error: unknown, file: string): Named | null =>
  releasesIn(stackOf(error))[0] ?? releasesIn(file)[0] ?? null

/**
 * The release whose page could not be rendered. React and the components that all share are in the shell: what they throw is owed to
 * the innermost component of a remote. Null where no remote is among the frames.
 */
export const releaseRendering = (error: unknown, componentStack: string): Named | null =>
  releasesIn(stackOf(error) + componentStack).find(({ remote }) => remote !== 'shell') ?? null
