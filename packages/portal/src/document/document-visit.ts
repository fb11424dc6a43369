import type { PreviewGrant } from '@sild/registry'
import type { DocumentPreview } from '@sild/registry/renderer'
import type { IncomingHttpHeaders } from 'node:http'
import type { PreviewCookie } from '../previews/preview-cookie.ts'
import type { ChosenSet } from '../remotes/release-set-cache.ts'
import type { ReleaseSet } from '../remotes/release-set.ts'
import type { Remotes } from '../remotes/remotes.ts'
import type { UnitCookie } from '../remotes/unit-cookie.ts'

/** What one document is made of. */
export interface DocumentVisit {
  readonly set: ReleaseSet
  readonly preview: DocumentPreview | null
  /** Keeps the browser with what it got. */
  readonly setCookie: string | null
}
/** The cookies by which readers of a page differ. */
export interface Readers {
  readonly unitCookie: UnitCookie
  readonly previewCookie: PreviewCookie
}

/**
 * The releases for a document; null while there are none yet. While no canary runs and the browser is in no preview,
 * all readers get the same ones. @throws a refusal of the preview that the browser is in
 */
export function documentVisit(
  headers: IncomingHttpHeaders,
  remotes: Remotes,
  readers: Readers,
): DocumentVisit | Promise<DocumentVisit | null> | null {
  const isInPreview = readers.previewCookie.isIn(headers.cookie)
  if (isInPreview || remotes.hasCanary()) return particularVisit(headers.cookie, remotes, readers, isInPreview)
  const set = remotes.current()
  return set && { set, preview: null, setCookie: null }
}

async function particularVisit(
  cookies: string | undefined,
  remotes: Remotes,
  { previewCookie, unitCookie }: Readers,
  isInPreview: boolean,
): Promise<DocumentVisit | null> {
  const grant = isInPreview ? previewCookie.read(cookies ?? '') : null
  const known = unitCookie.read(cookies)
  const isNew = !known && remotes.hasCanary()
  const unit = isNew ? unitCookie.ofBrowser() : known
  const wanted = remotes.choose({ unit, ...(grant && { overrides: grant.releases }) })
  const chosen = (await wanted) ?? (await remotes.choose({ unit: null }))
  if (!chosen) return null
  return {
    set: chosen.set,
    preview: grant && shownPreview(chosen, grant),
    setCookie: isNew && unit ? unitCookie.keep(unit) : null,
  }
}

/** Names only the releases that are shown: an app that did not fit is not called a preview. */
function shownPreview({ choices, set }: ChosenSet, { exp }: PreviewGrant): DocumentPreview {
  const shown = [...set.releases].filter(([name]) => choices.get(name)?.reason === 'override')
  return {
    releases: shown.map(([name, { lock }]) => ({
      name,
      id: lock.id,
      version: lock.version,
      ...(lock.source.pr !== undefined && { pr: lock.source.pr }),
    })),
    expiresAt: new Date(exp * 1000).toISOString(),
  }
}
