import { modelOf } from '@sild/service-kit'

/** A company as it stands beside its publications and responses. */
export class Author extends modelOf('authors', 'companyGuid') {
  declare companyGuid: string
  declare slug: string
  declare name: string
  declare logoKey: string | null
  declare isVerified: boolean
  declare rating: number | null
  declare reviewsCount: number
  declare countryCode: string
  declare joinedAt: Date
  /** While nobody of it may sign in, what it has published is kept from readers. */
  declare isPaused: boolean
  /** Number of the look at the company that saw it so. */
  declare look: number
}
