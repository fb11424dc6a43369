import { asSystem } from '@sild/service-kit'
import { saveAuthor } from '../actions/ensure-author.ts'
import { handle } from '../deps.ts'
import { Author } from '../models/author.ts'

/** A company that publishes or responds changed its name, logo or rating. */
export const refreshAuthor = handle('refresh-author', async ({ payload, deps }) => {
  const { companyGuid } = payload
  if (!(await Author.query(deps.database.knex).findById(companyGuid))) return
  const { companies } = await deps.calls.call(
    'getCompanyBriefs',
    { body: { companyGuids: [companyGuid] } },
    { actor: asSystem('the company has changed') },
  )
  for (const brief of companies) await saveAuthor(deps.database.knex, brief)
})
