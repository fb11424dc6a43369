import { AppError } from '@sild/service-kit'
import { changeGallery } from '../actions/change-gallery.ts'
import { serve } from '../deps.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'

export const deleteGalleryPhotoRoute = serve(
  'deleteGalleryPhoto',
  async ({ actor, params, body, deps, transaction }) => {
    const { guid: companyGuid, position } = params
    return transaction(async (trx) => {
      await changeGallery(trx, deps, actor, { companyGuid, version: body.version }, (photos) => {
        if (position > photos.length) throw new AppError('photo-not-found')
        return photos.toSpliced(position - 1, 1)
      })
      return ownCompanyReply(trx, actor, companyGuid)
    })
  },
)
