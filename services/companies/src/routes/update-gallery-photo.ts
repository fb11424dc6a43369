import { AppError } from '@sild/service-kit'
import { changeGallery } from '../actions/change-gallery.ts'
import { findPlan } from '../actions/find-plan.ts'
import { requireRoom } from '../rules/require-room.ts'
import { serve } from '../deps.ts'
import { GalleryPhoto } from '../models/gallery-photo.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'
import { editPhotos } from '../rules/edit-photos.ts'

export const updateGalleryPhotoRoute = serve(
  'updateGalleryPhoto',
  async ({ actor, params, body, deps, locale, transaction }) => {
    const { guid: companyGuid, position } = params
    const { version, imageUrl, description, position: moveTo } = body
    // Another picture in its place is as good as a new one.
    const plan = imageUrl === undefined ? null : await findPlan(deps.calls, companyGuid)
    const shown = await GalleryPhoto.query(deps.database.knex).where({ companyGuid })
    const keys = shown.map(({ imageKey }) => imageKey)
    await deps.files.reserve(actor, [{ field: 'imageUrl', url: imageUrl, place: 'company-gallery' }], keys)
    // It is reserved.
    const photo = {
      ...(imageUrl !== undefined && { imageKey: deps.files.keyOf(imageUrl)! }),
      ...(description !== undefined && { description, descriptionLocale: description ? locale : null }),
    }
    return transaction(async (trx) => {
      await changeGallery(trx, deps, actor, { companyGuid, version }, (photos) => {
        const edited = editPhotos(photos, { position, photo, moveTo })
        if (!edited) throw new AppError('photo-not-found')
        if (plan) requireRoom(plan, 'company-gallery', photos.length - 1)
        return edited
      })
      return ownCompanyReply(trx, actor, companyGuid)
    })
  },
)
