import { createTag } from '../actions/create-tag.ts'
import { serve } from '../deps.ts'

export const createTagRoute = serve('createTag', ({ actor, body, transaction }) =>
  transaction((trx) => createTag(trx, { tag: body.tag, companyGuid: actor.companyGuid, userGuid: actor.userGuid })),
)
