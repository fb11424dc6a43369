import type { Operation } from '@sild/contract/operation'

export interface UrlInput {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
}

/** Path and query of a call. Parameters are encoded, so that no value can reach another operation. */
export function operationUrl({ path }: Operation, { params = {}, query = {} }: UrlInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === null || value === '') throw new TypeError(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
