import type { SignedInActor, Transaction } from '@sild/service-kit'
import { GalleryPhoto } from '../models/gallery-photo.ts'
import { editProfile } from './edit-profile.ts'

export type Photo = Pick<GalleryPhoto, 'imageUrl' | 'description'>

/** Replaces the photos by what `change` makes of them; their order is their place in the list. Returns addresses no photo has any more. */
export async function changeGallery(
  trx: Transaction,
  actor: SignedInActor,
  edit: { companyGuid: string; version: number },
  change: (photos: readonly Photo[]) => readonly Photo[],
): Promise<string[]> {
  const { companyGuid } = edit
  await editProfile(trx, actor, edit)
  const before = await GalleryPhoto.query(trx).where({ companyGuid }).orderBy('position')
  const after = change(before.map(({ imageUrl, description }) => ({ imageUrl, description })))
  await GalleryPhoto.query(trx).where({ companyGuid }).delete()
  if (after.length > 0)
    await trx('galleryPhotos').insert(after.map((photo, index) => ({ ...photo, companyGuid, position: index + 1 })))
  const kept = new Set(after.map(({ imageUrl }) => imageUrl))
  return before.map(({ imageUrl }) => imageUrl).filter((imageUrl) => !kept.has(imageUrl))
}
