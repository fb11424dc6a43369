import * as z from 'zod/mini'
import { locales } from '../enums.ts'
import {
  fileUrl,
  guid,
  instant,
  limitOffset,
  line,
  problem,
  programLine,
  queryNumber,
  slug,
  text,
} from '../primitives.ts'
import { contentLimits } from './limits.ts'
import { markdownBounds, markdownDepth, markdownMarks } from './markdown-bounds.ts'
import { pageStates, textProblemKinds } from './page-states.ts'
import { video } from './schemas.ts'

const inEach = <T extends z.ZodMiniType>(value: T) => z.strictObject({ en: value, et: value, fr: value })
const upTo = (max: number) => text(0, max)
const lineUpTo = (max: number) => line(0, max)
/** Bounded before it is parsed: the parser calls itself for each level. */
const markdown = upTo(contentLimits.markdown).check(
  z.refine((value) => markdownDepth(value) <= markdownBounds.depth, {
    ...problem('nesting-max', { val: markdownBounds.depth }),
    abort: true,
  }),
  z.refine(
    (value) => markdownMarks(value) <= markdownBounds.marks,
    problem('marks-max', { val: markdownBounds.marks }),
  ),
)
/** As a page sends it: ISO 8601 in UTC, of a year that Postgres and people know. */
const moment = z.iso.datetime().check(z.refine((at) => /^20\d\d-/.test(at), problem('invalid')))
const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

const pageText = z.strictObject({
  title: lineUpTo(contentLimits.title),
  summary: upTo(contentLimits.summary),
  place: lineUpTo(contentLimits.place),
  markdown,
  /** WebVTT of the video in this language. */
  captionsUrl: z.nullable(fileUrl),
})
export type PageText = z.infer<typeof pageText>

const speaker = z.strictObject({
  name: lineUpTo(contentLimits.name),
  position: inEach(lineUpTo(contentLimits.name)),
  biography: inEach(upTo(contentLimits.summary)),
})
/** Times are of the day of the webinar, in Tallinn. */
const agendaItem = z.strictObject({
  startTime: clockTime,
  endTime: clockTime,
  title: inEach(lineUpTo(contentLimits.title)),
  description: inEach(upTo(contentLimits.summary)),
})

/** All that an editor writes of a page. A draft may lack anything but its address. */
export const pageContent = z
  .strictObject({
    slug: z.string().check(
      z.refine((value) => value !== '', { ...problem('required'), abort: true }),
      z.refine((value) => slug.safeParse(value).success, problem('slug')),
    ),
    categorySlug: slug,
    showOnMain: z.boolean(),
    /** Where it stands among others that are sorted by hand. */
    position: z.int().check(z.minimum(0), z.maximum(1000)),
    coverUrl: z.nullable(fileUrl),
    startsAt: z.nullable(moment),
    endsAt: z.nullable(moment),
    video: z.nullable(z.pick(video, { url: true, posterUrl: true })),
    /** For a policy: members must agree again. */
    needsAcceptance: z.boolean(),
    speakers: z.array(speaker).check(z.maxLength(contentLimits.speakers)),
    agenda: z.array(agendaItem).check(z.maxLength(contentLimits.agenda)),
    texts: inEach(pageText),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
      ...problem('dates-upside-down'),
      path: ['endsAt'],
    }),
  )
export type PageContent = z.infer<typeof pageContent>

const revisionNumber = z.int32().check(z.minimum(1))
const state = z.enum(pageStates)
const textProblem = z.strictObject({
  kind: z.enum(textProblemKinds),
  /** Of the Markdown, from 1. */
  line: z.int(),
  /** What is wrong there: an address, a tag. */
  subject: z.string(),
})
export type TextProblem = z.infer<typeof textProblem>

const editorPage = z.strictObject({
  guid,
  state,
  revision: z.int(),
  publishedRevision: z.nullable(z.int()),
  /** Since when readers see it; null while they do not. */
  publishedAt: z.nullable(instant),
  /** Time of publication; null: as soon as it is reviewed. */
  publishAt: z.nullable(instant),
  updatedAt: instant,
  /** What the last reader of the draft would like changed. */
  reviewNote: z.nullable(z.string()),
  /** Whether the caller wrote the text: a colleague must review it. */
  isOwnWork: z.boolean(),
  content: pageContent,
  /** Paths of fields that must be filled in before it can be published. */
  missing: z.array(z.string()),
  problems: inEach(z.array(textProblem)),
  /** Of a policy: how often members were asked to agree again. */
  policyVersion: z.int(),
})
export type EditorPage = z.infer<typeof editorPage>

const pageLine = z.strictObject({
  guid,
  slug: z.string(),
  categorySlug: z.string(),
  title: z.string(),
  state,
  isLive: z.boolean(),
  missingLocales: z.array(z.enum(locales)),
  publishAt: z.nullable(instant),
  publishedAt: z.nullable(instant),
  updatedAt: instant,
})
export type EditorPageLine = z.infer<typeof pageLine>
const writtenCategory = z.strictObject({ slug: z.string(), title: z.string(), parentSlug: z.nullable(z.string()) })
export type WrittenCategory = z.infer<typeof writtenCategory>

const revisionLine = z.strictObject({
  revision: z.int(),
  writtenAt: instant,
  writtenBy: z.nullable(z.string()),
  /** Set if it restores an older revision. */
  restoredFrom: z.nullable(z.int()),
  /** When readers began to see it. */
  publishedAt: z.nullable(instant),
})
export type PageRevisionLine = z.infer<typeof revisionLine>

const ofPage = z.strictObject({ pageGuid: guid })
const ofRevision = z.strictObject({ revision: revisionNumber })
export const submitPageBody = z.strictObject({ revision: revisionNumber, publishAt: z.nullable(moment) })
export const returnPageBody = z.strictObject({ revision: revisionNumber, note: text(3, contentLimits.note) })
export const createPageBody = z.strictObject({ content: pageContent })
export const savePageBody = z.strictObject({ revision: revisionNumber, content: pageContent })

export const editorSchemas = {
  listEditorPages: {
    query: z.extend(z.strictObject(limitOffset), {
      section: z.optional(slug),
      state: z.optional(state),
      query: z.optional(programLine(100)),
    }),
    reply: z.strictObject({
      list: z.array(pageLine),
      total: z.int(),
      reviewCount: z.int(),
      categories: z.array(writtenCategory),
    }),
  },
  getEditorPage: { params: ofPage, reply: editorPage },
  createPage: { body: createPageBody, reply: editorPage },
  savePage: { params: ofPage, body: savePageBody, reply: editorPage },
  previewMarkdown: {
    body: z.strictObject({ markdown }),
    reply: z.strictObject({ html: z.string(), readingMinutes: z.int(), problems: z.array(textProblem) }),
  },
  submitPage: { params: ofPage, body: submitPageBody, reply: editorPage },
  returnPage: { params: ofPage, body: returnPageBody, reply: editorPage },
  approvePage: { params: ofPage, body: ofRevision, reply: editorPage },
  withdrawPage: { params: ofPage, body: ofRevision, reply: editorPage },
  listPageRevisions: { params: ofPage, reply: z.strictObject({ list: z.array(revisionLine) }) },
  getPageRevision: {
    params: z.extend(ofPage, { revision: queryNumber(1, 2_147_483_647) }),
    reply: z.strictObject({ revision: z.int(), content: pageContent }),
  },
  restorePageRevision: {
    params: ofPage,
    body: z.extend(ofRevision, { restoredRevision: revisionNumber }),
    reply: editorPage,
  },
} as const
