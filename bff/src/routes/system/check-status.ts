import type { OwnHandler } from '../route.ts'

export const checkStatus: OwnHandler<'checkStatus'> = async ({ deps, reply }) => {
  reply.header('cache-control', 'no-cache')
  return { version: deps.config.version, frontendVersion: await deps.frontendVersion() }
}
