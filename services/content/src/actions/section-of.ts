import type { Connection } from '@sild/service-kit'

/** The section of a category; null if the category does not exist. */
export async function sectionOf(connection: Connection, categorySlug: string): Promise<string | null> {
  const [category] = await connection('pageCategories').where({ slug: categorySlug })
  return category ? (category.parentSlug ?? category.slug) : null
}
