import { modelOf } from '@sild/service-kit'

/** A former address of a page. */
export class PageRedirect extends modelOf('pageRedirects', 'slug') {
  declare slug: string
  declare pageGuid: string
}
