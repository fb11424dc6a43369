import { AppError, type Connection, lock, type Transaction } from '@sild/service-kit'
import type { FilesDeps } from '../deps.ts'
import { DataExport } from '../models/data-export.ts'
import { exportState, nextExportAt } from '../rules/export-state.ts'

export const lastExportOf = async (connection: Connection, userGuid: string): Promise<DataExport | undefined> =>
  DataExport.query(connection).where({ userGuid }).orderBy('requestedAt', 'desc').first()

/** One at a time, and one a day, because an export reads all data of a user. */
export async function requestDataExport(
  trx: Transaction,
  { clock, outbox }: Pick<FilesDeps, 'clock' | 'outbox'>,
  { companyGuids, userGuid }: Pick<DataExport, 'companyGuids' | 'userGuid'>,
): Promise<DataExport> {
  await lock(trx, `data export ${userGuid}`)
  const last = await lastExportOf(trx, userGuid)
  const now = clock.now()
  if (exportState(last, now) === 'making') throw new AppError('data-export-making')
  if (nextExportAt(last, now)) throw new AppError('data-export-too-soon')
  const dataExport = await DataExport.query(trx).insertAndFetch({ userGuid, companyGuids, requestedAt: now })
  await outbox.add(trx, 'make-data-export', { exportGuid: dataExport.exportGuid })
  return dataExport
}
