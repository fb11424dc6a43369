import { asSystem } from '@sild/service-kit'
import { findFilesInProfiles } from '../actions/find-files-in-profiles.ts'
import { handle } from '../deps.ts'

/** A file that its owner shows in a publication or has sent in a chat stays: each service answers for its own. */
export const dropFiles = handle('drop-files', async ({ payload: body, deps }) => {
  const { calls, database, storage } = deps
  const actor = asSystem('a profile has let go of files')
  const [inPublications, inChats, inProfiles] = await Promise.all([
    calls.call('findFilesInPublications', { body }, { actor }),
    calls.call('findFilesInChats', { body }, { actor }),
    findFilesInProfiles(database.knex, body.files),
  ])
  const shown = new Set([...inPublications.files, ...inChats.files, ...inProfiles])
  for (const file of body.files) if (!shown.has(file)) await storage.removeAt(file, body.userGuid)
})
