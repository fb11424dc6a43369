import { run, shareLock, sql, type Transaction } from '@sild/service-kit'

/** Writers to the index share this lock. A rebuild takes it exclusively when it begins and when it is put in use. */
export const indexLock = 'search index'

/** The index in use, and the one that is being built next to it. */
export type Generation = 'present' | 'next'
/** The prefix for tables and indexes of the next generation. */
export const nextPrefix = 'next_'
export const next = (name: string): string => nextPrefix + name
/** Each has a table of its own, `project_listings`, which is a part of `listings`. */
export const kinds = ['project', 'service', 'expert'] as const
export const prefixOf = (generation: Generation): string => (generation === 'next' ? nextPrefix : '')

/** The indexes that a change must be written to. None is added or removed before the transaction ends. */
export async function generationsOf(trx: Transaction): Promise<readonly Generation[]> {
  await shareLock(trx, indexLock)
  const [found] = await run<{ isBuilt: boolean }>(
    trx,
    sql`select exists (select from index_rebuilds where ended_at is null) as "isBuilt"`,
  )
  return found?.isBuilt ? ['present', 'next'] : ['present']
}
