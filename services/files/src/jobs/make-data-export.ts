import { dataExportTimes } from '@sild/contract/files/limits'
import { asSystem } from '@sild/service-kit'
import { makeArchive } from '../actions/make-archive.ts'
import { type FilesDeps, handle } from '../deps.ts'
import { mailDataExport, type Reader } from '../mails/mail-data-export.ts'
import { archiveKeyOf, DataExport } from '../models/data-export.ts'

/** A second run finds the copy ready, and the mail sent. */
export const makeDataExportJob = handle('make-data-export', async ({ payload: { exportGuid }, deps }) => {
  const exports = DataExport.query(deps.database.knex)
  const dataExport = await exports.clone().findById(exportGuid)
  const reader = dataExport && (await findReader(deps, dataExport.userGuid))
  // A user who was erased meanwhile gets no export, and the archive of an earlier run is removed.
  if (!reader) return deps.archives.remove(archiveKeyOf({ exportGuid }))
  const made = dataExport.readyAt ? dataExport : await make(deps, dataExport, reader)
  if (made) await mailDataExport(deps, reader, made)
})

async function findReader({ calls }: FilesDeps, userGuid: string): Promise<Reader | undefined> {
  const actor = asSystem('the requester gets a copy of all their data')
  return (await calls.call('getUserContacts', { body: { userGuids: [userGuid] } }, { actor })).users[0]
}

async function make(
  deps: FilesDeps,
  dataExport: DataExport,
  { email, locale }: Reader,
): Promise<DataExport | undefined> {
  const { archives, clock, database } = deps
  const { companyGuids, exportGuid, userGuid } = dataExport
  const key = archiveKeyOf(dataExport)
  const bytes = await makeArchive(deps, { owner: { userGuid, email, companyGuids }, locale, key })
  const readyAt = clock.now()
  const expiresAt = new Date(readyAt.getTime() + dataExportTimes.keptMs)
  const [made] = await DataExport.query(database.knex)
    .where({ exportGuid })
    .patch({ readyAt, expiresAt, bytes })
    .returning('*')
  if (!made) await archives.remove(key)
  return made
}
