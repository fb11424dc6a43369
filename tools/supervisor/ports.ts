import { findFreePort, isFreePort } from '@sild/postgres'

import { Failure } from '../failure.mjs'

/** The port for the browser; `command` is the typed command. @throws Failure when another process uses the port */
export async function claimPort(port: number, isGiven: boolean, command = 'npm start --'): Promise<number> {
  if (port === 0) return findFreePort()
  if (await isFreePort(port)) return port
  const wayOut = isGiven
    ? 'Choose another with --port.'
    : `Start with another: ${command} --port ${await findNear(port)}`
  throw new Failure(`Port ${port} is in use.`, wayOut)
}

/** The wished-for port, so that addresses stay the same from start to start, or any other. */
export const findPortLike = async (port: number, taken: ReadonlySet<number>): Promise<number> =>
  port < 65_536 && !taken.has(port) && (await isFreePort(port)) ? port : findFreePort(taken)

async function findNear(port: number): Promise<number> {
  let near = port + 1
  while (!(await isFreePort(near))) near += 1
  return near
}
