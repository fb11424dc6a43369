import { findPublicCompany } from '../actions/find-public-company.ts'
import { findVisibleProfile } from '../actions/find-visible-profile.ts'
import { serve } from '../deps.ts'
import { GalleryPhoto } from '../models/gallery-photo.ts'

export const getCompanyGalleryRoute = serve('getCompanyGallery', async ({ actor, params, deps }) => {
  const { knex } = deps.database
  const companyGuid = await findPublicCompany(knex, params.guid)
  const { photos, shownPhotos } = await findVisibleProfile(deps, companyGuid, actor)
  const all = await GalleryPhoto.query(knex).where({ companyGuid }).orderBy('position')
  const shown = all.slice(0, photos ?? all.length)
  return {
    list: shown.map(({ position, imageKey, description, descriptionLocale }) => ({
      position,
      imageUrl: deps.files.urlOf(imageKey),
      description,
      descriptionLocale,
    })),
    total: Math.min(all.length, shownPhotos ?? all.length),
  }
})
