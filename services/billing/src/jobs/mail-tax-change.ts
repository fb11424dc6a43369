import { paths } from '@sild/paths'
import { findReaders } from '../actions/find-readers.ts'
import { findTaxChange } from '../actions/find-tax-change.ts'
import { handle } from '../deps.ts'
import { taxChangeFacts } from '../mails/facts.ts'
import { mailLetter } from '../mails/mail-letter.ts'

/** Notifies the members of a company how the staff have decided its change. */
export const mailTaxChangeJob = handle('mail-tax-change', async ({ deps, payload: { changeGuid, companyGuid } }) => {
  const found = await findTaxChange(deps, changeGuid)
  const state = found?.change.state
  if (!found || (state !== 'accepted' && state !== 'refused')) return
  for (const reader of await findReaders(deps, companyGuid))
    await mailLetter(deps, reader, {
      message: state === 'accepted' ? 'taxAccepted' : 'taxRefused',
      path: found.change.after.countryCode === undefined ? paths.requisites() : paths.myCompany(),
      facts: taxChangeFacts(found.change, reader.locale),
      effectKey: `tax change ${changeGuid} ${state} ${reader.guid}`,
    })
})
