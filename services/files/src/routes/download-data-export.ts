import { AppError, Download } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { archiveKeyOf, DataExport } from '../models/data-export.ts'
import { guidInLink, isLinkOf } from '../rules/export-link.ts'

/** The export of another user is reported as not found. */
export const downloadDataExportRoute = serve(
  'downloadDataExport',
  async ({ actor: { userGuid }, deps: { archives, clock, database, links }, query: { link } }) => {
    const exportGuid = guidInLink(link)
    const found = exportGuid && (await DataExport.query(database.knex).findOne({ exportGuid, userGuid }))
    if (!found || !found.expiresAt || found.expiresAt <= clock.now() || !isLinkOf(links, found, link))
      throw new AppError('data-export-gone')
    const archive = await archives.open(archiveKeyOf(found))
    if (!archive) throw new AppError('data-export-gone')
    const day = found.requestedAt.toISOString().slice(0, 10)
    return new Download(`sild-data-${day}.zip`, 'application/zip', archive.content)
  },
)
