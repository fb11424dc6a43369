import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { guid, limitOffset, localised, programLine, tagLabel } from '../primitives.ts'

export const tagStates = ['offered', 'banned', 'merged'] as const
export type TagState = (typeof tagStates)[number]

const staffTag = z.strictObject({
  guid,
  label: z.string(),
  state: z.enum(tagStates),
  names: localised(z.string()),
  formerLabels: z.array(z.string()),
  /** Of publications that are not deleted. */
  publicationsCount: z.int(),
  /** Where it was merged into another. */
  mergedInto: z.nullable(z.strictObject({ guid, label: z.string() })),
})
export type StaffTag = z.infer<typeof staffTag>

const ofTag = z.strictObject({ tagGuid: guid })
export const tagNamesBody = z.strictObject({
  en: z.optional(tagLabel),
  et: z.optional(tagLabel),
  fr: z.optional(tagLabel),
})

export const tagSchemas = {
  listAllTags: {
    query: z.strictObject({
      ...limitOffset,
      state: z._default(z.enum(tagStates), 'offered'),
      query: z.optional(programLine(limits.tag.max)),
    }),
    reply: z.strictObject({ list: z.array(staffTag), total: z.int() }),
  },
  getTagEffect: {
    params: ofTag,
    query: z.strictObject({ intoGuid: z.optional(guid) }),
    reply: z.strictObject({
      publicationsCount: z.int(),
      /** Of them those that readers see now. */
      liveCount: z.int(),
      /** Of them those that have the other tag too, so that they only lose one. */
      withBothCount: z.int(),
    }),
  },
  mergeTag: { params: ofTag, body: z.strictObject({ intoGuid: guid }), reply: staffTag },
  listMergedTags: { reply: z.strictObject({ list: z.array(z.strictObject({ label: z.string(), into: z.string() })) }) },
  banTag: { params: ofTag, reply: staffTag },
  allowTag: { params: ofTag, reply: staffTag },
  nameTag: { params: ofTag, body: tagNamesBody, reply: staffTag },
} as const
