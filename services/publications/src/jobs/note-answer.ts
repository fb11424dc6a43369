import { expression } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Response } from '../models/response.ts'

/** Its company was written to for the first time. */
export const noteAnswerJob = handle('note-answer', async ({ deps, payload: { responseGuid } }) => {
  await Response.query(deps.database.knex)
    .where({ responseGuid, answeredAt: null })
    .patch({ answeredAt: expression`now()` })
})
