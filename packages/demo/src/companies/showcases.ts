import type { CompanyCase, GalleryPhoto } from '../types.ts'

/** What the Startup plan lets a company show. A company with an entry here is on that plan. */
export interface Showcase {
  cases: CompanyCase[]
  gallery: GalleryPhoto[]
}

export const showcases: Record<string, Showcase> = {}
