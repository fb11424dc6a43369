import { announceChange } from '../actions/announce-change.ts'
import { changeGallery } from '../actions/change-gallery.ts'
import { releaseFiles } from '../actions/release-files.ts'
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
    const photo = {
      ...(imageUrl !== undefined && { imageUrl: ownFile('imageUrl', imageUrl, deps.uploadsUrl) }),
      ...(description !== undefined && { description }),
    }
    const reply = await transaction(async (trx) => {
      const replaced = await changeGallery(trx, actor, { companyGuid, version }, (photos) => {
        const edited = editPhotos(photos, { position, photo, moveTo })
        if (!edited) throw photoNotFound()
        return edited
      })
      await releaseFiles(trx, deps, replaced, actor.userGuid)
      return ownCompanyReply(trx, companyGuid)
    })
    await announceChange(deps, companyGuid)
    return reply
  },
)
