import { createHash } from 'node:crypto'
import { isPublicKey } from '@sild/contract/files/key'
import { kindOfName } from '@sild/contract/files/kinds'
import type { Showing } from '@sild/contract/files/schemas'
import type { FilesDeps } from '../deps.ts'
import { registerFile } from './register-file.ts'

/**
 * Inserts the row of a file that was stored before files had rows. A chat file was in a public place, and moves to
 * where only the members of the chat can read it.
 */
export async function adoptFile(
  { database, clock, storage }: FilesDeps,
  key: string,
  { userGuid, companyGuid }: Showing,
): Promise<void> {
  const kind = kindOfName(key)
  if (!kind) return
  const former = isPublicKey(key) ? key : key.slice(key.indexOf('/') + 1)
  const found = (await storage.open(former)) ?? (await storage.open(key))
  if (!found) return
  const content = Buffer.concat(await found.content.toArray())
  if (former !== key) {
    await storage.put(key, content)
    await storage.remove(former)
  }
  const sha256 = createHash('sha256').update(content).digest()
  const file = { key, kind, name: `file.${kind}`, bytes: content.length, sha256, userGuid, companyGuid }
  await registerFile(database.knex, file, clock.now())
}
