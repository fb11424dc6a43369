import { modelOf } from '@sild/service-kit'

/** A copy of the company for its publications and responses. */
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
  /** While no member of the company may sign in, its publications are hidden. */
  declare isPaused: boolean
  /** The number of the read that returned this state of the company. */
  declare look: number
}
