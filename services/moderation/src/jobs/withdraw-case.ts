import { announceCase } from '../actions/announce-case.ts'
import { withdrawCases } from '../actions/withdraw-cases.ts'
import { handle } from '../deps.ts'

export const withdrawCase = handle('withdraw-case', async ({ payload, deps }) => {
  const { publicationGuid, revision } = payload
  const withdrawn = await deps.database.transaction((trx) =>
    withdrawCases(trx, { publicationGuid, upToRevision: revision, cause: 'withdrawn-by-author' }),
  )
  for (const caseGuid of withdrawn) await announceCase(deps, caseGuid)
})
