import { asSystem } from '@sild/service-kit'
import { listCompany } from '../actions/list-company.ts'
import { handle } from '../deps.ts'

export const listCompanyJob = handle('list-company', async ({ payload, deps }) => {
  const body = { publicationGuids: [payload.publicationGuid] }
  const actor = asSystem('a publication was approved, hidden or closed')
  const { publications } = await deps.calls.call('getPublicationSnapshots', { body }, { actor })
  const [publication] = publications
  if (!publication) return
  await deps.database.transaction((trx) => listCompany(trx, deps, publication))
})
