import { asSystem } from '@sild/service-kit'
import { requestDataExport } from '../actions/request-data-export.ts'
import { type FilesDeps, serve } from '../deps.ts'
import { dataExportReply } from '../replies/data-export-reply.ts'

export const requestDataExportRoute = serve('requestDataExport', async ({ actor: { userGuid }, deps, transaction }) => {
  const companyGuids = await findOwnedCompanies(deps, userGuid)
  return transaction(async (trx) =>
    dataExportReply(deps, await requestDataExport(trx, deps, { companyGuids, userGuid })),
  )
})

/** All companies that the user owns, not only the current one. */
async function findOwnedCompanies({ calls }: FilesDeps, userGuid: string): Promise<string[]> {
  const { memberships } = await calls.call(
    'listMemberships',
    { params: { userGuid } },
    { actor: asSystem('a copy of all data has those of every company that its owner owns') },
  )
  return memberships.map(({ companyGuid }) => companyGuid)
}
