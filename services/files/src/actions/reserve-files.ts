import type { ParsedInput, Reply } from '@sild/contract'
import { type FilePlace, filePlaces } from '@sild/contract/files/kinds'
import { fileTimes } from '@sild/contract/files/limits'
import { expression } from '@sild/service-kit'
import type { FilesDeps } from '../deps.ts'
import { StoredFile } from '../models/stored-file.ts'

type ReservationInput = ParsedInput<'reserveFiles'>['body']
type Refused = Reply<'reserveFiles'>['refused']

/**
 * The one rule that says who may show a file: the user who gave it, and the company for which they did, each where files of its
 * kind stand. A foreign file is answered as one that is not there.
 */
export async function reserveFiles(
  { database, clock }: FilesDeps,
  { files, ...owner }: ReservationInput,
): Promise<Refused> {
  const found = await StoredFile.query(database.knex)
    .whereIn(
      'key',
      files.map(({ key }) => key),
    )
    .whereNull('removedAt')
  const own = new Map(found.filter((file) => isOf(file, owner)).map((file) => [file.key, file]))
  const refused = files.flatMap(({ key, place }): Refused => {
    const file = own.get(key)
    if (!file || isMisplaced(file, place)) return [{ key, code: 'file-not-found' }]
    const kinds: readonly string[] = filePlaces[place].kinds
    return kinds.includes(file.kind) ? [] : [{ key, code: 'file-type' }]
  })
  if (refused.length > 0) return refused
  const until = new Date(clock.now().getTime() + fileTimes.unclaimedMs)
  const keys = [...own.keys()]
  // Leaves out files that were removed since the query above.
  const reservedCount = await StoredFile.query(database.knex)
    .whereIn('key', keys)
    .whereNull('removedAt')
    .patch({ keptUntil: expression`greatest(kept_until, ${until}::timestamptz)` })
  return reservedCount === keys.length ? [] : files.map(({ key }) => ({ key, code: 'file-not-found' }))
}

const isOf = (file: StoredFile, { userGuid, companyGuid }: Omit<ReservationInput, 'files'>): boolean =>
  file.ownerUserGuid === userGuid || (companyGuid !== null && file.ownerCompanyGuid === companyGuid)

/** A private file cannot be in a public place, and a public file cannot be in a private place. */
const isMisplaced = ({ visibility }: StoredFile, place: FilePlace): boolean =>
  (visibility === 'public') !== filePlaces[place].isPublic
