import * as z from 'zod/mini'

type Environment = Readonly<Record<string, string | undefined>>

/** The address of a server. Port 0 lets the system choose one. */
export interface Listen {
  readonly host: string
  readonly port: number
  /** Sockets that are open already at this address; they go on when this process ends. */
  readonly descriptors: readonly number[]
}

export const hostAndPort = z.string().check(z.regex(/^.+:\d{1,5}$/, 'is not host:port'))
export const loopbackNames = ['localhost', '127.0.0.1', '[::1]']
const FIRST_DESCRIPTOR = 3

export const isLoopback = ({ hostname }: URL): boolean =>
  loopbackNames.includes(hostname) || hostname.endsWith('.localhost')

/** `host:port` where it is given, or the address itself on loopback, or its port on every interface. */
export function listenAddress(given: string | undefined, address: URL): Omit<Listen, 'descriptors'> {
  if (given) return parseListen(given)
  const port = Number(address.port) || (address.protocol === 'https:' ? 443 : 80)
  return { host: isLoopback(address) ? address.hostname.replace(/^\[|\]$/g, '') : '0.0.0.0', port }
}

/** Splits `host:port`. */
export function parseListen(address: string): Omit<Listen, 'descriptors'> {
  const at = address.lastIndexOf(':')
  return { host: address.slice(0, at), port: Number(address.slice(at + 1)) }
}

/** The sockets of one name that the parent process passed on, in the way of systemd. */
export function inheritedSockets(name: string, { LISTEN_FDS = '0', LISTEN_FDNAMES = '' }: Environment): number[] {
  const names = LISTEN_FDNAMES.split(':').slice(0, Number(LISTEN_FDS))
  return names.flatMap((each, index) => (each === name ? [FIRST_DESCRIPTOR + index] : []))
}
