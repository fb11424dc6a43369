import { erasedText } from '@sild/contract/erasure'
import { forgetReplies } from '@sild/service-kit'
import { eraseTags } from '../actions/erase-tags.ts'
import { eraseWritten } from '../actions/erase-written.ts'
import { uncountResponse } from '../actions/uncount-response.ts'
import { handle } from '../deps.ts'
import { Response } from '../models/response.ts'

/** Erases the user's publications and tags, their responses to others, and their reasons to decline. */
export const erasePublicationsJob = handle('erase-publications', async ({ payload, deps }) => {
  const { database, outbox } = deps
  const { userGuid } = payload
  await forgetReplies(database.knex, userGuid)
  await eraseWritten(deps, { authorUserGuid: userGuid })
  await database.transaction((trx) => eraseTags(trx, deps, payload))
  await database.transaction(async (trx) => {
    await Response.query(trx).where({ declinedBy: userGuid }).patch({ declineText: null, declinedBy: null })
    const responses = await Response.query(trx)
      .where({ userGuid })
      .whereNot('message', erasedText)
      .patch({ message: erasedText, status: 'DELETED' })
      .returning(['responseGuid', 'publicationGuid', 'companyGuid', 'ownerCompanyGuid'])
    for (const { responseGuid } of responses) await outbox.publish(trx, 'response-erased', { responseGuid })
    // Others who hold several publications take them in this order, too.
    responses.sort((one, other) => (one.publicationGuid < other.publicationGuid ? -1 : 1))
    for (const response of responses) await uncountResponse(trx, deps, response)
  })
})
