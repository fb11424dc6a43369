import type { OwnHandler } from '../route.ts'

/** Build versions of the servers and of the shell that new documents get. */
export const checkStatus: OwnHandler<'checkStatus'> = async ({ deps, reply }) => {
  reply.header('cache-control', 'no-cache')
  const shell = deps.portal.remotes.current()?.releases.get('shell')?.lock
  return { version: deps.config.version, frontendVersion: shell ? `${shell.version}+${shell.id}` : 'none' }
}
