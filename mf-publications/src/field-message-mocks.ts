import { paths } from '@sild/paths'
import type { FieldMessage } from '@sild/testing/field-message'
import { categoriesReply, guidOf, ownPublicationReply } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'

const wizard = {
  session: memberSession(),
  api: {
    listCategories: categoriesReply,
    listCountries: () => ({ list: [] }),
    listLanguages: () => ({ list: [] }),
    searchHintTags: () => ({ tags: [] }),
    listTopTags: () => ({ tags: [] }),
    getRandomHints: () => ({ hints: [] }),
  },
  pressed: ['mf-publications.publish.next'],
}
const basics = { ...wizard, path: paths.createProject() }
const skills = { ...wizard, path: `${paths.createService()}?step=skills` }
// The schema compares both limits only if all other fields are valid.
const terms = {
  ...wizard,
  api: { ...wizard.api, getMyPublication: () => ownPublicationReply() },
  path: `${paths.editPublication('project', guidOf(1))}?step=terms`,
}
const perHour = { ...wizard, path: `${paths.createExpert()}?step=terms` }
const name = 'mf-publications.publish.name'
const price = 'mf-publications.publish.per-hour'
const from = 'mf-publications.publish.budget-from'
const to = 'mf-publications.publish.budget-to'

/** Pages of this app that show the messages of section 5. */
export const fieldMessages: readonly FieldMessage[] = [
  { ...basics, field: name, code: 'required' },
  { ...basics, typed: { [name]: 'IT' }, field: name, code: 'length-min', values: { val: 3 } },
  { ...basics, typed: { [name]: 'n'.repeat(51) }, field: name, code: 'length-max', values: { val: 50 } },
  { ...basics, field: 'mf-publications.publish.category', code: 'required' },
  { ...basics, field: 'mf-publications.publish.text', code: 'required' },
  { ...skills, field: 'mf-publications.publish.tags', code: 'tags-required' },
  { ...perHour, typed: { [price]: '0' }, field: price, code: 'price-positive' },
  { ...perHour, typed: { [price]: '10000000' }, field: price, code: 'price-max' },
  { ...terms, typed: { [from]: '9000', [to]: '4000' }, field: to, code: 'upper-below-lower' },
]
