const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8

/**
 * The key of a caller's address in a limit: IPv4 as it is, of IPv6 the /64 that one customer commonly holds. A caller
 * that hung up before the request was handled has no address, contrary to Fastify's types.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'gone'
  if (!address.includes(':')) return address
  const v4 = mapped.exec(address)?.[1]
  if (v4) return v4
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0')
  const network = [...left, ...zeros, ...right].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group || '0', 16).toString(16)).join(':')}::/64`
}
