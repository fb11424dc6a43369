import { type DomainName, domains, type Domains } from './domains.ts'
import { domainNames, serviceOf, type ServiceOf } from './services.ts'

/** What a domain's `index.ts` may export, each keyed by name. */
type Part = 'errors' | 'events' | 'jobs' | 'live' | 'messages' | 'operations' | 'schemas'
type PartOf<D extends DomainName, P extends Part> = P extends keyof Domains[D] ? Domains[D][P] : object
type AsIntersection<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never

/** One part of all domains in one table. */
export type Merged<P extends Part> = AsIntersection<{ [D in DomainName]: PartOf<D, P> }[DomainName]>
/** The same, each entry with its key as its name and its domain's process as its service. */
export type Named<P extends Part> = AsIntersection<
  {
    [D in DomainName]: {
      readonly [N in keyof PartOf<D, P>]: PartOf<D, P>[N] & { readonly name: N; readonly service: ServiceOf<D> }
    }
  }[DomainName]
>

/** @throws when two domains give one name */
function entriesOf(part: Part): [name: string, entry: object, domain: DomainName][] {
  const found = domainNames.flatMap((domain) => {
    const parts: { readonly [P in Part]?: object } = domains[domain]
    return Object.entries(parts[part] ?? {}).map(([name, entry]): [string, object, DomainName] => [name, entry, domain])
  })
  const names = found.map(([name]) => name)
  const doubled = names.filter((name, index) => names.indexOf(name) !== index)
  if (doubled.length > 0) throw new Error(`Two domains have ${part} called ${doubled.join(', ')}`)
  return found
}

// What is put together is typed as the domains declare it.
export const merge = <P extends Part>(part: P): Merged<P> => Object.fromEntries(entriesOf(part)) as Merged<P>
export const mergeNamed = <P extends Part>(part: P): Named<P> =>
  Object.fromEntries(
    entriesOf(part).map(([name, entry, domain]) => [name, { ...entry, name, service: serviceOf(domain) }]),
  ) as Named<P>
