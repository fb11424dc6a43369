import type { WrittenCategory } from '@sild/contract/content/editor-schemas'
import { policySection, webinarSection } from '@sild/contract/content/page-states'
import { paths } from '@sild/paths'

const addresses: Readonly<Record<string, (slug: string) => string>> = {
  blog: paths.blogArticle,
  news: paths.newsArticle,
  events: paths.event,
  [webinarSection]: paths.webinar,
  [policySection]: (slug) => `/${slug}`,
  about: paths.aboutUs,
  faq: () => `${paths.home()}#faq`,
  'home-reviews': () => `${paths.home()}#reviews`,
}

/** Public address of a page in a category. */
export const addressOf = ({ parentSlug, slug: category }: WrittenCategory, slug: string): string =>
  parentSlug === 'help-center'
    ? paths.helpArticle(category, slug)
    : (addresses[parentSlug ?? category] ?? paths.helpCategory)(slug)
