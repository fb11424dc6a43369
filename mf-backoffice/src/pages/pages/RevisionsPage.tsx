import { getEditorPage, getPageRevision, listPageRevisions } from '@sild/contract/content/editor-operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useParams, useSearchParams } from '@sild/router'
import { type PageHandle, useIntl, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Card, Columns, Heading, Page, PageHeader, Stack, Text } from '@sild/ui'
import { ContentDifference } from './ContentDifference.tsx'
import { EditorBreadcrumbs } from './EditorBreadcrumbs.tsx'
import { RestoreButton } from './RestoreButton.tsx'
import { RevisionList } from './RevisionList.tsx'

const inputOf = (pageGuid: string) => ({ params: { pageGuid } })
// The route has the parameter.
const guidOf = ({ pageGuid }: { pageGuid?: string | undefined }): string => pageGuid!
const chosenIn = (search: URLSearchParams): number | null =>
  Number(/^\d{1,9}$/.exec(search.get('revision') ?? '')?.[0]) || null
const revisionInput = (pageGuid: string, revision: number) => ({ params: { pageGuid, revision } })

export async function loader(page: LoaderArgs) {
  const pageGuid = guidOf(page.params)
  const chosen = chosenIn(new URL(page.request.url).searchParams)
  await Promise.all([
    loadQuery(page, getEditorPage, inputOf(pageGuid)),
    loadQuery(page, listPageRevisions, inputOf(pageGuid)),
    chosen && loadQuery(page, getPageRevision, revisionInput(pageGuid, chosen)),
  ])
  return null
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.pages.revisions' }),
  isUnlisted: true,
}

/** All that was written of a page, what an older revision differs in, and the way back to it. */
export function Component() {
  const locale = useLocale()
  const pageGuid = guidOf(useParams())
  const [parameters] = useSearchParams()
  const { data: page } = useApiQuery(getEditorPage, inputOf(pageGuid))
  const { list } = useApiQuery(listPageRevisions, inputOf(pageGuid)).data
  const chosen = chosenIn(parameters)
  const text = useText('mf-backoffice.pages')
  const title = page.content.texts[locale].title || page.content.slug
  return (
    <Page>
      <PageHeader
        title={text('revisions')}
        description={title}
        breadcrumbs={<EditorBreadcrumbs page={{ guid: pageGuid, title }} />}
      />
      <Columns
        asideSide="start"
        aside={
          <RevisionList
            revisions={list}
            chosen={chosen}
            hrefOf={(revision) => paths.pageRevisions(pageGuid, revision)}
          />
        }
      >
        {chosen === null ? (
          <Text tone="muted">{text('revisions.choose')}</Text>
        ) : (
          <ChosenRevision key={chosen} pageGuid={pageGuid} revision={chosen} />
        )}
      </Columns>
    </Page>
  )
}

function ChosenRevision({ pageGuid, revision }: { pageGuid: string; revision: number }) {
  const intl = useIntl()
  const { data: page } = useApiQuery(getEditorPage, inputOf(pageGuid))
  const { data: older } = useApiQuery(getPageRevision, revisionInput(pageGuid, revision))
  return (
    <Card padding="large">
      <Stack gap={16}>
        <Heading>{intl.formatMessage({ id: 'mf-backoffice.pages.revisions.difference' }, { revision })}</Heading>
        <ContentDifference before={older.content} now={page.content} />
        {revision !== page.revision && <RestoreButton page={page} revision={revision} />}
      </Stack>
    </Card>
  )
}
