import type { EditorPage } from '@sild/contract/content/editor-schemas'
import type { Connection, SignedInActor } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'
import { checkMarkdown } from '../markdown/check-markdown.ts'
import type { Page } from '../models/page.ts'
import { sectionOf } from '../models/page-category.ts'
import { findRevision, isOwnWork } from '../models/page-revision.ts'
import { knownPathCheck } from '../rules/known-addresses.ts'
import { missingFields } from '../rules/missing-fields.ts'
import { byLocale, shownContent } from '../rules/stored-content.ts'
import { writtenAddresses } from './written-addresses.ts'

/** A page with its newest revision, for its editors. */
export async function editorPage(
  connection: Connection,
  { files }: Pick<ContentDeps, 'files'>,
  { userGuid }: SignedInActor,
  page: Page,
): Promise<EditorPage> {
  const { pageGuid, policyVersion, publishAt, publishedAt, publishedRevision, reviewNote, revision, state, updatedAt } =
    page
  const { content } = await findRevision(connection, pageGuid, revision)
  const section = await sectionOf(connection, content.categorySlug)
  const leadsSomewhere = knownPathCheck(await writtenAddresses(connection))
  return {
    guid: pageGuid,
    state,
    revision,
    publishedRevision,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    reviewNote,
    isOwnWork: await isOwnWork(connection, page, userGuid),
    content: shownContent(files, content),
    missing: missingFields(content, section ?? ''),
    problems: byLocale((locale) => checkMarkdown(content.texts[locale].markdown, leadsSomewhere)),
    policyVersion,
  }
}
