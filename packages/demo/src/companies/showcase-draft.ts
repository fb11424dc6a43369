import type { CompanyPalette } from '@sild/contract/enums'
import type { Locale } from '../types.ts'

export interface CaseDraft {
  key: string
  ageDays: number
  en?: CaseTextDraft
  et?: CaseTextDraft
  fr?: CaseTextDraft
}

type CaseTextDraft = [name: string, description: string, items: string[]]

/** What the Startup plan lets a company show. A company with an entry here is on that plan. */
export interface ShowcaseDraft {
  /** The portal's own colour, unless it is said. */
  palette?: CompanyPalette
  /** A colour stands in the place of the cover. */
  isWithoutCover?: true
  captionLocale: Locale
  cases: CaseDraft[]
  /** Captions of the photos. */
  gallery: string[]
}
