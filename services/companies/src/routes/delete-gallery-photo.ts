import { announceChange } from '../actions/announce-change.ts'
import { changeGallery } from '../actions/change-gallery.ts'
import { dropFiles } from '../actions/drop-files.ts'
import { serve } from '../deps.ts'
import { photoNotFound } from '../errors.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'

export const deleteGalleryPhotoRoute = serve(
  'deleteGalleryPhoto',
  async ({ actor, params, body, deps, transaction }) => {
    const { guid: companyGuid, position } = params
    let removed: string[] = []
    const reply = await transaction(async (trx) => {
      removed = await changeGallery(trx, actor, { companyGuid, version: body.version }, (photos) => {
        if (position > photos.length) throw photoNotFound()
        return photos.toSpliced(position - 1, 1)
      })
      return ownCompanyReply(trx, companyGuid)
    })
    await dropFiles(deps, removed, actor.userGuid)
    await announceChange(deps, companyGuid)
    return reply
  },
)
