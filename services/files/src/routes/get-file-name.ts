import { serve } from '../deps.ts'
import { StoredFile } from '../models/stored-file.ts'

export const getFileNameRoute = serve('getFileName', async ({ query, deps }) => {
  const file = await StoredFile.query(deps.database.knex).findOne({ key: query.key, removedAt: null }).select('name')
  return { name: file?.name ?? null }
})
