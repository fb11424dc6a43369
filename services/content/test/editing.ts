import type { EditorPage, PageContent } from '@sild/contract/content/editor-schemas'
import type { Actor } from '@sild/contract/actor'
import { actorOf, type Mocks, testService } from '@sild/testing'
import { beforeAll } from 'vitest'
import { seedReference } from '../seeds/reference.ts'
import { contentService } from '../src/service.ts'
import { byLocale } from '../src/rules/stored-content.ts'

/** A whole article in three languages; `own` overrides what matters to the test. */
export const contentOf = (slug: string, own: Partial<PageContent> = {}): PageContent => ({
  slug,
  categorySlug: 'blog',
  showOnMain: false,
  position: 0,
  coverUrl: null,
  startsAt: null,
  endsAt: null,
  video: null,
  needsAcceptance: false,
  speakers: [],
  agenda: [],
  texts: byLocale((locale) => ({
    title: `Title ${locale}`,
    summary: `Summary ${locale}`,
    place: '',
    markdown: `## Goal\n\nBody ${locale}`,
    captionsUrl: null,
  })),
  ...own,
})

export const author: Actor = actorOf('editor')
export const reviewer: Actor = actorOf('editor')

export const of = ({ guid }: EditorPage) => ({ pageGuid: guid })
export const withText = (page: EditorPage, markdown: string): Partial<PageContent> => ({
  texts: { ...page.content.texts, en: { ...page.content.texts.en, markdown } },
})

/** The service with its lists, and helpers for the steps of a page. */
export function testEditing() {
  const files = { areRefused: false }
  const mocks: Mocks = {
    reserveFiles: ({ body }) => ({
      refused: files.areRefused ? body.files.map(({ key }) => ({ key, code: 'file-not-found' })) : [],
    }),
    getUserContacts: ({ body }) => ({
      users: body.userGuids.map((guid) => ({
        guid,
        email: guid === author.userGuid ? 'author@sild.test' : 'other@sild.test',
        locale: 'en',
      })),
    }),
  }
  const content = testService(contentService, { mocks })
  beforeAll(() => seedReference(content.deps))

  const submit = (page: EditorPage, publishAt: string | null = null) =>
    content.call('submitPage', { params: of(page), body: { revision: page.revision, publishAt } }, author)
  const approve = (page: EditorPage, actor = reviewer) =>
    content.call('approvePage', { params: of(page), body: { revision: page.revision } }, actor)
  return {
    content,
    files,
    submit,
    approve,
    create: (slug: string, own: Partial<PageContent> = {}) =>
      content.call('createPage', { body: { content: contentOf(slug, own) } }, author),
    save: (page: EditorPage, own: Partial<PageContent>, actor = author) => {
      const body = { revision: page.revision, content: { ...page.content, ...own } }
      return content.call('savePage', { params: of(page), body }, actor)
    },
    publish: async (page: EditorPage) => approve(await submit(page)),
    read: (slug: string, locale: 'en' | 'et' = 'en') =>
      content.call('getPage', { params: { slug } }, actorOf('guest', { locale })),
  }
}
