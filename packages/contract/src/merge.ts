import { domains, type Domains } from './domains.ts'
import { type DomainName, domainNames, serviceOf, type ServiceOf } from './services.ts'

/** What a domain's `index.ts` may export, each keyed by name. */
type Part = 'errors' | 'events' | 'jobs' | 'live' | 'messages' | 'operations' | 'schemas'
type PartOf<D extends DomainName, P extends Part> = P extends keyof Domains[D] ? Domains[D][P] : object
type AsIntersection<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never

/** One part of all domains in one table. */
export type Merged<P extends Part> = AsIntersection<{ [D in DomainName]: PartOf<D, P> }[DomainName]>
/** One part of all domains in one table, each entry with its key as its name and its domain's process as its service. */
export type Named<P extends Part> = AsIntersection<
  {
    [D in DomainName]: {
      readonly [N in keyof PartOf<D, P>]: PartOf<D, P>[N] & { readonly name: N; readonly service: ServiceOf<D> }
    }
  }[DomainName]
>

/** @throws when two domains give one key */
export function keyedOnce<Value>(
  entries: readonly (readonly [key: string, Value])[],
  what: string,
): Record<string, Value> {
  const keys = entries.map(([key]) => key)
  const doubled = keys.filter((key, index) => keys.indexOf(key) !== index)
  if (doubled.length > 0) throw new Error(`Two domains have ${what} called ${doubled.join(', ')}`)
  return Object.fromEntries(entries)
}

function entriesOf(part: Part): [name: string, entry: object, domain: DomainName][] {
  return domainNames.flatMap((domain) => {
    const parts: { readonly [P in Part]?: object } = domains[domain]
    return Object.entries(parts[part] ?? {}).map(([name, entry]): [string, object, DomainName] => [name, entry, domain])
  })
}

export const merge = <P extends Part>(part: P): Merged<P> =>
  keyedOnce(
    entriesOf(part).map(([name, entry]) => [name, entry]),
    part,
  ) as Merged<P> // What is put together is typed as the domains declare it.
export const mergeNamed = <P extends Part>(part: P): Named<P> =>
  keyedOnce(
    entriesOf(part).map(([name, entry, domain]) => [name, { ...entry, name, service: serviceOf(domain) }]),
    part,
  ) as Named<P> // As above.
