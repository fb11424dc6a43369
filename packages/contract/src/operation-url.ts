import type { Operation } from './operation.ts'

export interface UrlInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

/** Path and query of a call. Parameters are encoded, so that no value can reach another operation. */
export function operationUrl({ path }: Pick<Operation, 'path'>, { params = {}, query = {} }: UrlInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = params[name]
    const value = typeof given === 'string' || typeof given === 'number' ? String(given) : ''
    // An empty segment, or a dot segment that every parser of addresses removes, would name another operation.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) search.append(name, String(each))
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}
