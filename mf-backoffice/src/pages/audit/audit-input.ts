import type { AuditFilter } from '@sild/contract/audit/schemas'

/** Reads the filter from the address; invalid values are ignored. */
export function filterOf(parameters: URLSearchParams): AuditFilter {
  const given = (name: keyof AuditFilter) => parameters.get(name)?.trim().slice(0, 200) || undefined
  const day = (name: 'from' | 'until') => (/^20\d\d-\d\d-\d\d$/.test(given(name) ?? '') ? given(name) : undefined)
  const staffGuid = /^[\da-f-]{36}$/i.test(given('staffGuid') ?? '') ? given('staffGuid') : undefined
  return { staffGuid, operation: given('operation'), about: given('about'), from: day('from'), until: day('until') }
}

export const beforeOf = (parameters: URLSearchParams): number | undefined =>
  /^\d{1,15}$/.test(parameters.get('before') ?? '') ? Number(parameters.get('before')) || undefined : undefined

const given = <T extends object>(values: T): Partial<T> =>
  // A subset of the values.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

export const exportInput = (parameters: URLSearchParams) => ({ query: given(filterOf(parameters)) })
export const actionsInput = (parameters: URLSearchParams) => ({
  query: given({ ...filterOf(parameters), before: beforeOf(parameters) }),
})
