import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { acknowledged, email, guid, instant, line, webLink } from '../primitives.ts'
import { contentLimits } from './limits.ts'

const settings = {
  email,
  phone: line(0, 40),
  address: line(0, 200),
  socialLinks: z
    .array(z.strictObject({ name: line(1, 40), url: webLink }))
    .check(z.maxLength(contentLimits.socialLinks)),
}
const siteSettings = z.strictObject({ ...settings, version: z.int() })
export type SiteSettings = z.infer<typeof siteSettings>
export const siteSettingsBody = z.strictObject({ ...settings, version: z.int32() })

const changedPolicy = z.strictObject({
  guid,
  slug: z.string(),
  title: z.string(),
  version: z.int(),
  publishedAt: instant,
})
export type ChangedPolicy = z.infer<typeof changedPolicy>

export const siteSchemas = {
  getSiteSettings: { reply: siteSettings },
  updateSiteSettings: { body: siteSettingsBody, reply: siteSettings },
  listPoliciesToAccept: { reply: z.strictObject({ list: z.array(changedPolicy) }) },
  acceptPolicies: {
    body: z.strictObject({
      policies: z
        .array(z.strictObject({ guid, version: z.int32().check(z.minimum(1)) }))
        .check(z.minLength(1), z.maxLength(limits.cases.max)),
    }),
    reply: acknowledged,
  },
} as const
