import type { PageContent, WrittenCategory } from '@sild/contract/content/editor-schemas'
import { briefSections, datedSections } from '@sild/contract/content/page-states'

/** The section of a page, and the fields of its pages. */
export function sectionOf({ categorySlug }: Pick<PageContent, 'categorySlug'>, categories: readonly WrittenCategory[]) {
  const section = categories.find(({ slug }) => slug === categorySlug)?.parentSlug ?? categorySlug
  return { section, isBrief: briefSections.includes(section), isDated: datedSections.includes(section) }
}
