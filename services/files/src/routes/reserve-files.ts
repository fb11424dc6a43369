import { fileTimes } from '@sild/contract/files/limits'
import { serve } from '../deps.ts'
import { keptAtLeastUntil, StoredFile } from '../models/stored-file.ts'
import { refusalOf } from '../rules/file-use.ts'

/** Keeps files for their caller to show, or says which of them the caller may not show. */
export const reserveFilesRoute = serve('reserveFiles', async ({ body: { files, ...owner }, deps }) => {
  const { clock, database } = deps
  const asked = files.map(({ key }) => key)
  const found = await StoredFile.query(database.knex).whereIn('key', asked).whereNull('removedAt')
  const byKey = new Map(found.map((file) => [file.key, file]))
  const refused = files.flatMap(({ key, place }) => {
    const code = refusalOf(byKey.get(key), owner, place)
    return code ? [{ key, code }] : []
  })
  if (refused.length > 0) return { refused }
  const keys = [...byKey.keys()]
  // Leaves out files that were removed since the query above.
  const reservedCount = await StoredFile.query(database.knex)
    .whereIn('key', keys)
    .whereNull('removedAt')
    .patch({ keptUntil: keptAtLeastUntil(new Date(clock.now().getTime() + fileTimes.unclaimedMs)) })
  return {
    refused: reservedCount === keys.length ? [] : files.map(({ key }) => ({ key, code: 'file-not-found' as const })),
  }
})
