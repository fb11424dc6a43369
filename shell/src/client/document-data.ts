import type { Locale } from '@sild/contract/enums'
import type { HydrationData } from '@sild/registry/renderer'
import { documentDataId } from '../marks/marks.ts'
import { type DocumentData, type RenderedData, snapshotIn } from '../document/snapshot.ts'

export interface ArrivedData extends DocumentData {
  /** The data that the server rendered the page with is no longer available, so the page is rendered again. */
  isLost: boolean
}

/** Reads the data that this document was rendered with. It comes from the same release as this code. */
export async function readDocumentData(): Promise<ArrivedData> {
  const element = document.getElementById(documentDataId) as HTMLElement // Part of every document.
  if (!('at' in element.dataset)) return { ...(JSON.parse(element.textContent) as DocumentData), isLost: false }
  // Written by the shell of this document.
  const { insight, rendered, snapshot, versions } = JSON.parse(await sildPage.readData()) as HydrationData
  const locale = document.documentElement.lang as Locale // The shell has written it.
  return {
    locale,
    snapshot: snapshotIn(locale, snapshot),
    rendered: rendered as RenderedData | null, // Written by the shell of this document.
    versions,
    insight,
    preview: null,
    isLost: rendered === null,
  }
}
