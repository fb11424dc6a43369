import { policySection, webinarSection } from '@sild/contract/content/page-states'
import { invalidField, run, sql, type Transaction } from '@sild/service-kit'
import type { Page } from '../models/page.ts'
import { sectionOf } from '../models/page-category.ts'
import type { StoredContent } from '../rules/stored-content.ts'

/** Validates a revision against other pages. @throws invalid, with the field */
export async function checkContent(
  trx: Transaction,
  { categorySlug, needsAcceptance, slug }: StoredContent,
  page: Page | null,
): Promise<void> {
  const section = await sectionOf(trx, categorySlug)
  if (!section) throw invalidField('content.categorySlug', { code: 'category-unknown' })
  if (needsAcceptance && section !== policySection)
    throw invalidField('content.needsAcceptance', { code: 'only-policies' })
  // Registrations name a webinar by its address.
  if (section === webinarSection && page?.publishedRevision && page.slug !== slug)
    throw invalidField('content.slug', { code: 'slug-fixed' })
  const own = page?.pageGuid ?? null
  const taken = await run(
    trx,
    sql`select from pages where ${slug} in (slug, next_slug) and page_guid is distinct from ${own}::uuid
        union all
        select from page_redirects where slug = ${slug} and page_guid is distinct from ${own}::uuid`,
  )
  if (taken.length > 0) throw slugTaken()
}

export const slugTaken = () => invalidField('content.slug', { code: 'slug-taken' })
