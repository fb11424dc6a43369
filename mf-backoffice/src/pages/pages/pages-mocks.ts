import type { EditorPage, PageContent } from '@sild/contract/content/editor-schemas'
import { siteSettingsReply } from '@sild/testing/pages'
import { guidOf } from '@sild/testing/replies'
import { memberSession } from '@sild/testing/sessions'
import type { StandaloneMocks } from '@sild/testing/standalone'

export const editorSession = memberSession({ user: { roles: ['editor'] }, roles: ['editor'], company: null })

const textOf = (title: string) => ({ title, summary: 'Five lines.', place: '', markdown: 'Body', captionsUrl: null })
export const contentReply = (own: Partial<PageContent> = {}): PageContent => ({
  slug: 'first-brief',
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
  texts: { en: textOf('A brief'), et: textOf('Lähteülesanne'), fr: textOf('Un brief') },
  ...own,
})
export const editorPageReply = (own: Partial<EditorPage> = {}): EditorPage => ({
  guid: guidOf(951),
  state: 'draft',
  revision: 2,
  publishedRevision: 1,
  publishedAt: '2026-03-01T09:00:00Z',
  publishAt: null,
  updatedAt: '2026-03-02T09:00:00Z',
  reviewNote: null,
  isOwnWork: true,
  content: contentReply(),
  missing: [],
  problems: { en: [], et: [], fr: [] },
  policyVersion: 0,
  ...own,
})
const page = () => editorPageReply()

export const pagesMocks: StandaloneMocks['api'] = {
  listEditorPages: () => ({
    list: [
      {
        guid: guidOf(951),
        slug: 'first-brief',
        categorySlug: 'blog',
        title: 'A brief',
        state: 'draft',
        isLive: true,
        missingLocales: ['fr'],
        publishAt: null,
        publishedAt: '2026-03-01T09:00:00Z',
        updatedAt: '2026-03-02T09:00:00Z',
      },
    ],
    total: 1,
    reviewCount: 0,
    categories: [
      { slug: 'blog', title: 'Blog', parentSlug: null },
      { slug: 'policies', title: 'Policies', parentSlug: null },
      { slug: 'webinar', title: 'Webinars', parentSlug: null },
    ],
  }),
  getEditorPage: page,
  createPage: page,
  savePage: page,
  submitPage: () => editorPageReply({ state: 'review' }),
  returnPage: page,
  approvePage: () => editorPageReply({ state: 'published' }),
  withdrawPage: () => editorPageReply({ state: 'withdrawn', publishedAt: null }),
  previewMarkdown: () => ({ html: '<p>Body</p>', readingMinutes: 1, problems: [] }),
  listPageRevisions: () => ({
    list: [2, 1].map((revision) => ({
      revision,
      writtenAt: '2026-03-01T09:00:00Z',
      writtenBy: 'editor@sild.test',
      restoredFrom: null,
      publishedAt: revision === 1 ? '2026-03-01T09:00:00Z' : null,
    })),
  }),
  getPageRevision: ({ params: { revision } }) => ({
    revision,
    content: contentReply({ texts: { ...contentReply().texts, en: textOf('An older brief') } }),
  }),
  restorePageRevision: () => editorPageReply({ revision: 3 }),
  exportWebinarRegistrations: () => ({ fileName: 'first-brief.csv', href: 'blob:csv' }),
  getSiteSettings: () => siteSettingsReply(),
  updateSiteSettings: ({ body }) => siteSettingsReply({ ...body, version: body.version + 1 }),
}
