import type { PageState } from '@sild/contract/content/page-states'
import { modelOf } from '@sild/service-kit'

export class Page extends modelOf('pages', 'pageGuid', ['speakers', 'agenda']) {
  declare pageGuid: string
  declare slug: string
  declare nextSlug: string
  declare seedSlug: string | null
  declare categorySlug: string
  declare state: PageState
  declare revision: number
  declare publishedRevision: number | null
  declare publishedAt: Date | null
  declare publishAt: Date | null
  declare reviewNote: string | null
  declare updatedAt: Date
  declare showOnMain: boolean
  declare position: number
  declare coverKey: string | null
  declare videoKey: string | null
  declare posterKey: string | null
  declare startsAt: Date | null
  declare endsAt: Date | null
  declare speakers: object[]
  declare agenda: object[]
  declare policyVersion: number
  declare version: number
}
