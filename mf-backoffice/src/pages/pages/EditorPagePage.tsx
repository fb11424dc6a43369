import { getEditorPage, listEditorPages } from '@sild/contract/content/editor-operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { ButtonLink, Page, PageHeader } from '@sild/ui'
import { EditorBreadcrumbs } from './EditorBreadcrumbs.tsx'
import { addressOf } from './page-address.ts'
import { PageForm } from './PageForm.tsx'
import { PageSteps } from './PageSteps.tsx'
import { Registrations } from './Registrations.tsx'
import { StateBadge } from './StateBadge.tsx'

const categoriesInput = { query: { limit: 1 } }
const inputOf = (pageGuid: string) => ({ params: { pageGuid } })
// The route has the parameter.
const guidOf = ({ pageGuid }: { pageGuid?: string | undefined }): string => pageGuid!

export const loader = async (page: LoaderArgs) => {
  await Promise.all([
    loadQuery(page, listEditorPages, categoriesInput),
    loadQuery(page, getEditorPage, inputOf(guidOf(page.params))),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.pages.edit' }),
  isUnlisted: true,
}

/** One page with its revisions and the possible next steps. */
export function Component() {
  const locale = useLocale()
  const { data: page } = useApiQuery(getEditorPage, inputOf(guidOf(useParams())))
  const { categories } = useApiQuery(listEditorPages, categoriesInput).data
  const text = useText('mf-backoffice.pages')
  const category = categories.find(({ slug }) => slug === page.content.categorySlug)
  return (
    <Page>
      <PageHeader
        title={page.content.texts[locale].title || page.content.slug}
        breadcrumbs={<EditorBreadcrumbs />}
        meta={<StateBadge state={page.state} />}
        actions={
          <>
            <ButtonLink href={paths.pageRevisions(page.guid)}>{text('revisions')}</ButtonLink>
            {page.publishedAt && category && (
              <ButtonLink href={addressOf(category, page.content.slug)}>{text('look')}</ButtonLink>
            )}
          </>
        }
      />
      <PageSteps key={`${page.revision} ${page.state}`} page={page} />
      {page.content.categorySlug === 'webinar' && <Registrations slug={page.content.slug} />}
      <PageForm key={page.guid} page={page} categories={categories} />
    </Page>
  )
}
