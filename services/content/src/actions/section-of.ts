import type { Connection } from '@sild/service-kit'

/** The section that a category stands in; null for one that is not there. */
export async function sectionOf(connection: Connection, categorySlug: string): Promise<string | null> {
  const [category] = await connection('pageCategories').where({ slug: categorySlug })
  return category ? (category.parentSlug ?? category.slug) : null
}
