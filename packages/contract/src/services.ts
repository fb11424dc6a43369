/** Domains of the contract, in the order of generated documents. `domains.ts` has the module of each. */
export const domainNames = [
  'bff',
  'accounts',
  'companies',
  'publications',
  'search',
  'chat',
  'billing',
  'support',
  'notifications',
  'moderation',
  'content',
  'files',
  'delivery',
  'queues',
  'mails',
  'audit',
] as const
export type DomainName = (typeof domainNames)[number]

const inBff = ['bff', 'delivery', 'queues'] as const
type InBff = (typeof inBff)[number]
/** Processes with tables of their own, each called like its domain. */
export type ServiceName = Exclude<DomainName, InBff>
/** The process that serves a domain. */
export type ServiceOf<D extends DomainName> = D extends InBff ? 'bff' : D

const isInBff = (domain: DomainName): domain is InBff => inBff.some((name) => name === domain)
export const serviceOf = (domain: DomainName): ServiceName | 'bff' => (isInBff(domain) ? 'bff' : domain)
export const serviceNames = domainNames.filter((domain): domain is ServiceName => !isInBff(domain))
