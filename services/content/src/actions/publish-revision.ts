import { policySection } from '@sild/contract/content/page-states'
import type { Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { Page } from '../models/page.ts'
import { sectionOf } from '../models/page-category.ts'
import { PageRedirect } from '../models/page-redirect.ts'
import { findRevision, PageRevision } from '../models/page-revision.ts'
import { announcePages } from './announce-pages.ts'
import { writePageTexts } from './write-page-texts.ts'

/** Publishes the newest revision of a page. Its former address redirects to the new one. */
export async function publishRevision(
  trx: Transaction,
  deps: Pick<ContentDeps, 'clock' | 'live'>,
  page: Page,
): Promise<Page> {
  const { pageGuid, revision } = page
  const { content } = await findRevision(trx, pageGuid, revision)
  const { agenda, categorySlug, coverKey, endsAt, position, showOnMain, slug, speakers, startsAt, video } = content
  const now = deps.clock.now()
  await PageRedirect.query(trx).deleteById(slug)
  if (page.publishedRevision !== null && page.slug !== slug)
    await PageRedirect.query(trx).insert({ slug: page.slug, pageGuid }).onConflict('slug').merge()
  const isPolicy = (await sectionOf(trx, categorySlug)) === policySection
  await writePageTexts(trx, pageGuid, content.texts)
  await PageRevision.query(trx).findById([pageGuid, revision]).patch({ publishedAt: now })
  const published = await Page.query(trx).patchAndFetchById(pageGuid, {
    agenda,
    categorySlug,
    coverKey,
    endsAt: endsAt === null ? null : new Date(endsAt),
    position,
    showOnMain,
    slug,
    nextSlug: slug,
    speakers,
    startsAt: startsAt === null ? null : new Date(startsAt),
    videoKey: video?.key ?? null,
    posterKey: video?.posterKey ?? null,
    // For a policy this is when it came into force, for other pages when they were first published.
    publishedAt: isPolicy ? now : (page.publishedAt ?? now),
    publishedRevision: revision,
    publishAt: null,
    reviewNote: null,
    state: 'published',
    policyVersion: page.policyVersion + (isPolicy && content.needsAcceptance ? 1 : 0),
    updatedAt: now,
    version: page.version + 1,
  })
  announcePages(trx, deps)
  return published
}
