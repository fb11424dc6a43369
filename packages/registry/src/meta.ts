import * as z from 'zod/mini'
import { integrity, releasePath } from './release.ts'

const access = z.enum(['public', 'member', 'verified', 'company', 'staff', 'moderator', 'support', 'editor', 'admin'])

/** A route without its code: what the shell and the BFF route with. */
export interface RouteNode {
  id: string
  path?: string
  index?: true
  access: z.infer<typeof access>
  layout?: 'default' | 'sign-in' | 'webinar'
  hide?: ('footer' | 'bottom-navigation')[]
  isList?: true
  isUncached?: true
  startsAtOnce?: true
  children?: RouteNode[]
}
const routeNode: z.ZodMiniType<RouteNode> = z.lazy(() =>
  z.strictObject({
    id: z.string(),
    path: z.optional(z.string()),
    index: z.optional(z.literal(true)),
    access,
    layout: z.optional(z.enum(['default', 'sign-in', 'webinar'])),
    hide: z.optional(z.array(z.enum(['footer', 'bottom-navigation']))),
    isList: z.optional(z.literal(true)),
    isUncached: z.optional(z.literal(true)),
    startsAtOnce: z.optional(z.literal(true)),
    children: z.optional(z.array(routeNode)),
  }),
)

const text = z.strictObject({ en: z.string(), et: z.string(), fr: z.string() })

/** What routing needs of a release before any of its code runs: `meta.json`, one of the files of the release. */
export const releaseMeta = z.strictObject({
  schema: z.literal('sild-meta/1'),
  routes: z.array(routeNode),
  navigation: z.array(
    z.strictObject({
      slot: z.enum(['header', 'account-menu', 'bottom', 'footer']),
      path: z.string(),
      label: text,
      order: z.number(),
      access,
    }),
  ),
})
export type ReleaseMeta = z.infer<typeof releaseMeta>
export type PublishedNavigation = ReleaseMeta['navigation'][number]

const group = z.strictObject({
  js: z.array(releasePath),
  css: z.array(releasePath),
  /** Shared modules that come with the chunk from the shell, where each is a group of that name. */
  shared: z.optional(z.array(z.string())),
})

/** What loading needs, on the server and in the browser: `chunks.json`. Its own hash is in the lock. */
export const releaseChunks = z.strictObject({
  schema: z.literal('sild-chunks/1'),
  /** Files of a chunk and all that it needs, by chunk name; a page's chunk has the id of its route. */
  groups: z.record(z.string(), group),
  /** Hashes of all scripts and styles for the browser. */
  integrity: z.record(releasePath, integrity),
})
export type ReleaseChunks = z.infer<typeof releaseChunks>
export type ChunkGroup = z.infer<typeof group>
