import { paths } from '@sild/paths'
import { markedCardReplies } from '@sild/testing/marked-cards'
import type { FieldMessage } from '@sild/testing/field-message'
import { categoriesReply, publicationReply, searchReply } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'
import { subscriptionReply } from '@sild/testing/subscription'

const publication = publicationReply()
const respond = {
  path: paths.publication('project', publication.slug),
  session: memberSession({ user: { userType: 'provider' } }),
  api: {
    ...markedCardReplies(),
    getAnswering: () => ({ answering: null }),
    getPublication: () => publication,
    listCategories: categoriesReply,
    listSimilarCards: () => ({ cards: [] }),
    recordViews: () => ({ acknowledged: true }) as const,
    getActiveSubscription: () => subscriptionReply(),
  },
  open: 'mf-search.respond.project',
  pressed: ['mf-search.respond.send'],
  field: 'mf-search.respond.message',
}
const save = {
  path: paths.search({ searchType: 'tasks', query: 'web' }),
  session: memberSession(),
  api: { ...markedCardReplies(), search: () => searchReply(), listCategories: categoriesReply },
  open: 'mf-search.save',
  pressed: ['mf-search.save.submit'],
  field: 'mf-search.save.name',
}
/** Pages of this app that show the messages of section 5. */
export const fieldMessages: readonly FieldMessage[] = [
  { ...save, code: 'query-empty', refusedBy: ['saveSearch', 'query'] },
  { ...respond, code: 'required' },
  {
    ...respond,
    typed: { 'mf-search.respond.message': 'x'.repeat(1001) },
    code: 'length-max',
    values: { val: 1000 },
  },
]
