import { type DomainName, domains } from './domains.ts'
import { keysOf } from './keys.ts'

const inBff = ['bff', 'delivery', 'queues'] as const
type InBff = (typeof inBff)[number]
/** Processes with tables of their own, each called like its domain. */
export type ServiceName = Exclude<DomainName, InBff>
/** The process that answers for a domain. */
export type ServiceOf<D extends DomainName> = D extends InBff ? 'bff' : D

export const domainNames = keysOf(domains)
const isInBff = (domain: DomainName): domain is InBff => inBff.some((name) => name === domain)
export const serviceOf = (domain: DomainName): ServiceName | 'bff' => (isInBff(domain) ? 'bff' : domain)
export const serviceNames = domainNames.filter((domain): domain is ServiceName => !isInBff(domain))
