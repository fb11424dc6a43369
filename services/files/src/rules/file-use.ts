import type { ParsedInput, Reply } from '@sild/contract'
import { type FilePlace, filePlaces } from '@sild/contract/files/kinds'
import type { StoredFile } from '../models/stored-file.ts'

type Owner = Omit<ParsedInput<'reserveFiles'>['body'], 'files'>
type Refusal = Reply<'reserveFiles'>['refused'][number]['code']

/**
 * The one rule that says who may show a file: the user who gave it, and the company for which they did, each where files of its
 * kind stand. A foreign file is answered as one that is not there.
 */
export function refusalOf(file: StoredFile | undefined, owner: Owner, place: FilePlace): Refusal | null {
  if (!file || !isOf(file, owner) || isMisplaced(file, place)) return 'file-not-found'
  const kinds: readonly string[] = filePlaces[place].kinds
  return kinds.includes(file.kind) ? null : 'file-type'
}

const isOf = (file: StoredFile, { userGuid, companyGuid }: Owner): boolean =>
  file.ownerUserGuid === userGuid || (companyGuid !== null && file.ownerCompanyGuid === companyGuid)

/** A private file cannot be in a public place, and a public file cannot be in a private place. */
const isMisplaced = ({ visibility }: StoredFile, place: FilePlace): boolean =>
  (visibility === 'public') !== filePlaces[place].isPublic
