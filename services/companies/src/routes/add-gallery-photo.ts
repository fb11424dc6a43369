import { changeGallery } from '../actions/change-gallery.ts'
import { findOwnCompany } from '../actions/find-own-company.ts'
import { findPlan } from '../actions/find-plan.ts'
import { requireRoom } from '../rules/require-room.ts'
import { serve } from '../deps.ts'
import { ownCompanyReply } from '../replies/own-company-reply.ts'

export const addGalleryPhotoRoute = serve(
  'addGalleryPhoto',
  async ({ actor, params, body, deps, locale, transaction }) => {
    const { companyGuid } = await findOwnCompany(deps.database.knex, actor, params.guid)
    const { version, imageUrl, description = null } = body
    await deps.files.reserve(actor, [{ field: 'imageUrl', url: imageUrl, place: 'company-gallery' }])
    // It is reserved.
    const photo = { imageKey: deps.files.keyOf(imageUrl)!, description, descriptionLocale: description ? locale : null }
    const plan = await findPlan(deps.calls, companyGuid)
    return transaction(async (trx) => {
      await changeGallery(trx, deps, actor, { companyGuid, version }, (photos) => {
        requireRoom(plan, 'company-gallery', photos.length)
        return [...photos, photo]
      })
      return ownCompanyReply(trx, actor, companyGuid)
    })
  },
)
