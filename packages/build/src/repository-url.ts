/** Where people look at a repository, from what git fetches it by; null where that is not a place of the web. Credentials stay out. */
export function repositoryUrl(remote: string): string | null {
  const short = /^[\w.-]+@(?<host>[\w.-]+):(?<path>[^/].*)$/.exec(remote)?.groups // As `git@host:team/name.git`.
  const url = URL.parse(short ? `ssh://${short['host']}/${short['path']}` : remote)
  if (!url || !['https:', 'ssh:'].includes(url.protocol)) return null
  return `https://${url.hostname}${url.pathname.replace(/(?:\.git)?\/*$/, '')}`
}
