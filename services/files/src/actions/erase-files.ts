import type { FilesDeps } from '../deps.ts'
import { StoredFile } from '../models/stored-file.ts'
import { removeFiles } from './remove-files.ts'

type Owner = { ownerUserGuid: string } | { ownerCompanyGuid: string }

/** Removes every file of a user or a company, even if something shows it. */
export async function eraseFiles(deps: FilesDeps, owner: Owner): Promise<void> {
  await StoredFile.query(deps.database.knex).where(owner).patch({ removedAt: deps.clock.now() })
  await removeFiles(deps)
}
