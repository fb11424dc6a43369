import type { SignedInActor, Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import { GalleryPhoto } from '../models/gallery-photo.ts'
import { announceChange } from './announce-change.ts'
import { editProfile } from './edit-profile.ts'
import { showCompanyFiles } from './show-files.ts'

export type Photo = Pick<GalleryPhoto, 'imageKey' | 'description' | 'descriptionLocale'>

/** Replaces the photos by the result of `change`, in the order of the list, and notifies the files service. */
export async function changeGallery(
  trx: Transaction,
  deps: Pick<CompaniesDeps, 'live' | 'outbox'>,
  actor: SignedInActor,
  edit: { companyGuid: string; version: number },
  change: (photos: readonly Photo[]) => readonly Photo[],
): Promise<void> {
  const { companyGuid } = edit
  await editProfile(trx, actor, edit)
  const before = await GalleryPhoto.query(trx).where({ companyGuid }).orderBy('position')
  const after = change(
    before.map(({ imageKey, description, descriptionLocale }) => ({ imageKey, description, descriptionLocale })),
  )
  await GalleryPhoto.query(trx).where({ companyGuid }).delete()
  if (after.length > 0)
    await GalleryPhoto.query(trx).insert(after.map((photo, index) => ({ ...photo, companyGuid, position: index + 1 })))
  await showCompanyFiles(trx, deps, actor, companyGuid)
  announceChange(trx, deps, companyGuid)
}
