import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { Tag } from '../models/tag.ts'
import { tagEffect } from '../replies/staff-tags.ts'

export const getTagEffectRoute = serve('getTagEffect', async ({ deps, params, query }) => {
  if (!(await Tag.query(deps.database.knex).findById(params.tagGuid))) throw new AppError('tag-not-found')
  return tagEffect(deps.database, params.tagGuid, query.intoGuid)
})
