import type { ParsedInput } from '@sild/contract'
import { isPublicKey } from '@sild/contract/files/key'
import { fileKinds } from '@sild/contract/files/kinds'
import { fileTimes } from '@sild/contract/files/limits'
import type { Connection } from '@sild/service-kit'
import { StoredFile } from '../models/stored-file.ts'

type NewFile = Omit<ParsedInput<'registerFile'>['body'], 'sha256' | 'userGuid'> & {
  sha256: Buffer
  userGuid: string | null
}

/** Inserts the row of a file. It expires after a while unless something shows it. */
export async function registerFile(
  connection: Connection,
  { userGuid, companyGuid, ...file }: NewFile,
  now: Date,
): Promise<void> {
  await StoredFile.query(connection)
    .insert({
      ...file,
      ownerUserGuid: userGuid,
      ownerCompanyGuid: companyGuid,
      mediaType: fileKinds[file.kind].mimeType,
      visibility: isPublicKey(file.key) ? 'public' : 'chat',
      keptUntil: new Date(now.getTime() + fileTimes.unclaimedMs),
    })
    .onConflict('key')
    .ignore()
}
