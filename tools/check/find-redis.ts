import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a Redis can be started here: Sild needs none, but runs on one where REDIS_URL names it. */
export const hasRedis = (path = process.env.PATH ?? ''): boolean =>
  path.split(delimiter).some((directory) => existsSync(join(directory, 'redis-server')))
