import { forgetReplies } from '@sild/service-kit'
import { handle } from '../deps.ts'
import { Flag } from '../models/flag.ts'
import { PageRevision } from '../models/page-revision.ts'
import { PolicyAgreement } from '../models/policy-agreement.ts'

/** Deletes a user's agreements. Their pages and flag changes stay, without the author. */
export const eraseAgreementsJob = handle('erase-agreements', async ({ deps, payload: { userGuid } }) => {
  const { knex } = deps.database
  await forgetReplies(knex, userGuid)
  await PolicyAgreement.query(knex).where({ userGuid }).delete()
  await PageRevision.query(knex).where({ authorGuid: userGuid }).patch({ authorGuid: null })
  await Flag.query(knex).where({ changedByUserGuid: userGuid }).patch({ changedByUserGuid: null })
})
