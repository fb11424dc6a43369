import type { IntlShape } from '@formatjs/intl'
import type { PageHandle, PageModule } from '@sild/shell-api'
import type { ReactNode } from 'react'
import { accessTitles } from '../access/access-titles.ts'
import type { Failure } from '../pages/failure.ts'

export interface PageHead {
  title: string
  description: string
  image: string | null
  isUnlisted: boolean
  /** Path without locale. */
  canonicalPath: string | null
  /** Path of its feed, without locale. */
  feedPath: string | null
  structuredData: readonly object[]
}

interface HeadMatch {
  id: string
  params: Readonly<Record<string, string | undefined>>
  loaderData: unknown
}

const failureTitles: Record<Exclude<Failure['kind'], 'access'>, string> = {
  'not-found': 'shell.error.not-found',
  remote: 'shell.remote-down',
  'switched-off': 'shell.remote-down',
  unreachable: 'shell.error.unreachable',
  server: 'shell.error.generic',
  other: 'shell.error.generic',
}

const titleOf = (failure: Failure): string =>
  failure.kind === 'access' ? accessTitles[failure.missing] : failureTitles[failure.kind]

const titled = (title: string, intl: IntlShape<ReactNode>): string =>
  `${title} · ${intl.formatMessage({ id: 'shell.site-name' })}`

export const failureHead = (failure: Failure, intl: IntlShape<ReactNode>): PageHead => ({
  title: titled(intl.formatMessage({ id: titleOf(failure) }), intl),
  description: '',
  image: null,
  isUnlisted: true,
  canonicalPath: null,
  feedPath: null,
  structuredData: [],
})

/** While a page's code is not here, the document only bears the name of the site. */
export const waitingHead = (intl: IntlShape<ReactNode>): PageHead => ({
  title: intl.formatMessage({ id: 'shell.site-name' }),
  description: intl.formatMessage({ id: 'shell.site-description' }),
  image: null,
  isUnlisted: false,
  canonicalPath: null,
  feedPath: null,
  structuredData: [],
})

/** The head of the innermost page; null until its code and its data are loaded. */
export function pageHead(
  matches: readonly HeadMatch[],
  pages: ReadonlyMap<string, PageModule>,
  intl: IntlShape<ReactNode>,
): PageHead | null {
  const match = matches.findLast(({ id }) => pages.get(id)?.handle)
  // The page's module has checked the type of its data. The loader of a page without data returns null.
  const handle = match && (pages.get(match.id)?.handle as PageHandle<() => unknown>)
  if (!match || !handle || match.loaderData === undefined) return null
  const page = { loaded: match.loaderData, params: match.params, intl }
  return {
    title: titled(handle.title(page), intl),
    description: handle.description?.(page) ?? '',
    image: handle.image?.(page) ?? null,
    isUnlisted: handle.isUnlisted ?? handle.isUnlistedFor?.(page) ?? false,
    canonicalPath: handle.canonicalPath?.(page) ?? null,
    feedPath: handle.feedPath?.(page) ?? null,
    structuredData: handle.structuredData?.(page) ?? [],
  }
}
