import { type Connection, modelOf } from '@sild/service-kit'

export class PageCategory extends modelOf('pageCategories', 'slug', ['titles', 'descriptions']) {
  declare slug: string
  declare parentSlug: string | null
  declare titles: object
  declare descriptions: object
  declare position: number
}

/** The section of a category; null if the category does not exist. */
export async function sectionOf(connection: Connection, categorySlug: string): Promise<string | null> {
  const category = await PageCategory.query(connection).findById(categorySlug)
  return category ? (category.parentSlug ?? category.slug) : null
}
