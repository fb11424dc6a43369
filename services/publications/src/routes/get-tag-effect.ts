import { serve } from '../deps.ts'
import { tagNotFound } from '../errors.ts'
import { Tag } from '../models/tag.ts'
import { tagEffect } from '../replies/staff-tags.ts'

export const getTagEffect = serve('getTagEffect', async ({ deps, params, query }) => {
  if (!(await Tag.query(deps.database.knex).findById(params.tagGuid))) throw tagNotFound()
  return tagEffect(deps.database, params.tagGuid, query.intoGuid)
})
