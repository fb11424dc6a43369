const address = /\/a\/(shell|mf-[a-z][a-z0-9-]{1,30})\/([a-f0-9]{16})\//

/** The release whose code an error was thrown in, by the first address of its stack; null for what is not ours, like extensions. */
export function releaseAtFault(error: unknown, file: string): { remote: string; release: string } | null {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const [, remote, release] = address.exec(stack) ?? address.exec(file) ?? []
  return remote && release ? { remote, release } : null
}
