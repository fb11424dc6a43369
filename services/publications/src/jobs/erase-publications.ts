import { erasedText } from '@sild/contract/erasure'
import { forgetReplies } from '@sild/service-kit'
import { announceChange } from '../actions/announce-change.ts'
import { erasePublication } from '../actions/erase-publication.ts'
import { handle } from '../deps.ts'
import { Publication } from '../models/publication.ts'
import { Response } from '../models/response.ts'

/** What the user published and what he answered to others. */
export const erasePublications = handle('erase-publications', async ({ payload, deps }) => {
  const { database, outbox, storage } = deps
  const { userGuid } = payload
  await forgetReplies(database.knex, userGuid)
  const written = await Publication.query(database.knex)
    .where({ authorUserGuid: userGuid })
    .whereNot('description', erasedText)
  for (const publication of written) {
    const files = [...publication.media.map(({ url }) => url), publication.cvUrl]
    for (const address of files) if (address) await storage.removeAt(address, userGuid)
    await database.transaction((trx) => erasePublication(trx, deps, publication))
    await announceChange(deps, publication)
  }
  await database.transaction(async (trx) => {
    const responses = await Response.query(trx)
      .where({ userGuid })
      .whereNot('message', erasedText)
      .patch({ message: erasedText, status: 'DELETED' })
      .returning('responseGuid')
    for (const { responseGuid } of responses) await outbox.publish(trx, 'response-erased', { responseGuid })
  })
})
