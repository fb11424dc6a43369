import { announceCase } from '../actions/announce-case.ts'
import { withdrawCases } from '../actions/withdraw-cases.ts'
import { handle } from '../deps.ts'

export const withdrawCase = handle('withdraw-case', async ({ payload, deps }) => {
  const { publicationGuid, revision } = payload
  await deps.database.transaction(async (trx) => {
    const withdrawn = await withdrawCases(trx, {
      publicationGuid,
      upToRevision: revision,
      cause: 'withdrawn-by-author',
    })
    for (const caseGuid of withdrawn) announceCase(trx, deps, caseGuid)
  })
})
