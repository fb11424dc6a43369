import type { FlagKey } from '@sild/contract/content/flags'
import { splitLocale } from '@sild/paths'
import type { RouteNode } from '@sild/registry/meta'
import type { RenderRequest } from '@sild/registry/renderer'
import type { StaticHandlerContext } from 'react-router'
import type { SiteContacts } from '../document/site-contacts.ts'
import { failureOf, statusOfFailure } from '../pages/failure.ts'
import { remoteOf } from '../routing/match.ts'
import { pageContext } from '../routing/page-context.ts'
import type { Engine } from './engine.ts'

export interface ReadPage {
  /** Path without the language. */
  path: string
  matched: readonly RouteNode[]
  /** Results of the loaders. */
  context: StaticHandlerContext
  contacts: SiteContacts
  flags: readonly FlagKey[]
  isPublic: boolean
  isSwitchedOff: boolean
  /** Whether the server shows the page itself, and not its skeleton. */
  isWhole: boolean
  /** Failures so far; the caller adds later ones. */
  problems: unknown[]
}

/** Runs the loaders of the page, or of its skeleton. Answers a response where a loader leads elsewhere. */
export async function readPage(engine: Engine, request: RenderRequest): Promise<ReadPage | Response> {
  const { locale } = request
  const url = new URL(request.url, engine.origin)
  const handlers = engine.handlers[locale]
  const pageRequest = new Request(url, { signal: request.signal })
  const matched = await engine.match(locale, url)
  const isPublic = matched.every(({ access }) => access === 'public')
  const problems: unknown[] = []
  const isSwitchedOff = matched.some(({ id }) => engine.snapshot.remotes[remoteOf(id)]?.isSwitchedOff)
  const isRendered = isPublic && !isSwitchedOff && (await arrives(engine, matched, request, problems))
  if (!isRendered) await engine.catalogs.add(locale, ['shell'])

  const requestContext = pageContext(request.api, locale)
  const flagsAsked = engine.flags(request.api)
  const context = await handlers[isRendered || isSwitchedOff ? 'page' : 'skeleton'].query(pageRequest, {
    requestContext,
  })
  if (context instanceof Response) return context
  problems.push(...Object.values(context.errors ?? {}).filter(isProblem))
  const [contacts, flags] = await Promise.all([engine.contacts(request.api), flagsAsked])
  return {
    path: splitLocale(url.pathname).path,
    matched,
    context,
    contacts,
    flags,
    isPublic,
    isSwitchedOff,
    isWhole: isRendered || isSwitchedOff || matched.length === 0,
    problems,
  }
}

/** A refusal, such as a page that does not exist, is no problem; nor is a page that was switched off on purpose. */
function isProblem(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind !== 'switched-off' && statusOfFailure(failure) >= 500
}

async function arrives(
  engine: Engine,
  matched: readonly RouteNode[],
  request: RenderRequest,
  problems: unknown[],
): Promise<boolean> {
  try {
    await engine.load(matched, request.locale, request.codeDeadlineMilliseconds)
    return true
  } catch (error) {
    problems.push(error)
    return false
  }
}
