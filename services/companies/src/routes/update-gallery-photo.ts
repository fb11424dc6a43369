import { announceChange } from '../actions/announce-change.ts'
import { changeGallery } from '../actions/change-gallery.ts'
import { findPlan } from '../actions/find-plan.ts'
import { releaseFiles } from '../actions/release-files.ts'
import { requireRoom } from '../actions/require-room.ts'
import { serve } from '../deps.ts'
import { photoNotFound } from '../errors.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'
import { editPhotos } from '../rules/edit-photos.ts'
import { ownFile } from '../rules/own-file.ts'

export const updateGalleryPhotoRoute = serve(
  'updateGalleryPhoto',
  async ({ actor, params, body, deps, transaction }) => {
    const { guid: companyGuid, position } = params
    const { version, imageUrl, description, position: moveTo } = body
    // Another picture in its place is as good as a new one.
    const plan = imageUrl === undefined ? null : await findPlan(deps.calls, companyGuid)
    const photo = {
      ...(imageUrl !== undefined && { imageUrl: ownFile('imageUrl', imageUrl, deps.uploadsUrl) }),
      ...(description !== undefined && { description }),
    }
    return transaction(async (trx) => {
      const replaced = await changeGallery(trx, actor, { companyGuid, version }, (photos) => {
        const edited = editPhotos(photos, { position, photo, moveTo })
        if (!edited) throw photoNotFound()
        if (plan) requireRoom(plan, 'company-gallery', photos.length - 1)
        return edited
      })
      await releaseFiles(trx, deps, replaced, actor.userGuid)
      announceChange(trx, deps, companyGuid)
      return ownCompanyReply(trx, actor, companyGuid)
    })
  },
)
