import type { Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'

/** Lets go of files of a user in the transaction that no longer names them; a job removes those that nothing else shows. */
export async function releaseFiles(
  trx: Transaction,
  { outbox }: Pick<CompaniesDeps, 'outbox'>,
  addresses: readonly (string | null)[],
  userGuid: string,
): Promise<void> {
  // Behind a question mark stands the name that a document had with its owner: no name belongs into a queue.
  const files = [...new Set(addresses.flatMap((address) => address?.split('?')[0] ?? []))]
  if (files.length > 0) await outbox.add(trx, 'drop-files', { userGuid, files })
}
