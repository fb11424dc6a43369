import { createHmac } from 'node:crypto'

/** The header that proves an event. `secret` may be another one, for tests of what is refused. */
export function signEvent(body: string, { secret, at = new Date() }: { secret: string; at?: Date }): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
