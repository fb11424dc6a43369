import { listCategories, listLanguages } from '@sild/contract/content/operations'
import { pageOf, pageQuery } from '@sild/contract/paging'
import {
  getMyPublication,
  getPublicationStatistics,
  listPublicationResponses,
} from '@sild/contract/publications/operations'
import { ShownFiles } from '@sild/dialogs/ShownFiles'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useNavigate, useParams, useSearchParams } from '@sild/router'
import { type PageHandle, useIntl, useLive, useLocale, useText } from '@sild/shell-api'
import { unlessDeleted } from '@sild/shell-api/unless-deleted'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import {
  Breadcrumbs,
  ButtonLink,
  Card,
  Cluster,
  Columns,
  DescriptionList,
  Heading,
  Page,
  PageHeader,
  Prose,
  Stack,
} from '@sild/ui'
import { Eye, Pencil } from 'lucide-react'
import { Pager } from '../Pager.tsx'
import { PublicationActions } from '../my-publications/PublicationActions.tsx'
import { cardTypeOf } from '../card-type-of.ts'
import { useCityTitles } from '../cities.ts'
import { PromotionBadge } from '../promotion/PromotionBadge.tsx'
import { publicationFacts } from '../publication-facts.tsx'
import { shownStatus, StateBadges } from '../StateBadges.tsx'
import { Numbers } from '../numbers/Numbers.tsx'
import { ResponseList } from './ResponseList.tsx'
import { StatusNotice } from './StatusNotice.tsx'

const inputOf = ({ kind, guid }: Readonly<Record<string, string | undefined>>) => ({
  params: { cardType: cardTypeOf(kind), slugOrGuid: guid! },
})

const statisticsInput = ({ kind, guid }: Readonly<Record<string, string | undefined>>) => ({
  params: { cardType: cardTypeOf(kind), guid: guid! },
  query: {},
})

const responsesPageSize = 20

export async function loader(page: LoaderArgs) {
  const input = inputOf(page.params)
  const { searchParams } = new URL(page.request.url)
  const loading = Promise.all([
    loadQuery(page, getMyPublication, input),
    loadQuery(page, listPublicationResponses, { ...input, query: pageQuery(searchParams, responsesPageSize) }),
    loadQuery(page, listCategories, {}),
    loadQuery(page, listLanguages, {}),
    loadQuery(page, getPublicationStatistics, statisticsInput(page.params)),
  ])
  const [publication] = await unlessDeleted(page.request, 'publication', loading)
  return publication
}

export const handle: PageHandle<typeof loader> = { title: ({ loaded }) => loaded.name, isUnlisted: true }

export function Component() {
  const intl = useIntl()
  const locale = useLocale()
  const params = useParams()
  const input = inputOf(params)
  const { data: publication } = useApiQuery(getMyPublication, input)
  const [parameters] = useSearchParams()
  const { data: responses } = useApiQuery(listPublicationResponses, {
    ...input,
    query: pageQuery(parameters, responsesPageSize),
  })
  const { data: statistics } = useApiQuery(getPublicationStatistics, statisticsInput(params))
  const { data: categories } = useApiQuery(listCategories, {})
  const { data: languages } = useApiQuery(listLanguages, {})
  const cityTitles = useCityTitles(publication.locations)
  const navigate = useNavigate()
  useLive('publication-changed', () => void queryClient.invalidateQueries({ queryKey: [getMyPublication.path] }))
  useLive('notification', () => void queryClient.invalidateQueries({ queryKey: [listPublicationResponses.path] }))
  const { cardType, cvUrl, guid, media, slug } = publication
  const text = useText('mf-publications')
  const facts = publicationFacts(publication, {
    intl,
    locale,
    categories: categories.list,
    languages: languages.list,
    cityTitles,
  })
  const mayHaveResponses = publication.publishedAt !== null || responses.total > 0

  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={text('breadcrumbs')}
            items={[
              { href: paths.myPublications(), label: text('list.title') },
              { href: paths.myPublicationsOf(cardType), label: text(`kind.${cardType}.plural`) },
            ]}
          />
        }
        title={publication.name}
        meta={
          <Cluster>
            <StateBadges publication={publication} />
            <PromotionBadge publication={publication} />
          </Cluster>
        }
        actions={
          <Cluster>
            {shownStatus(publication) === 'ACTIVE' && (
              <ButtonLink href={paths.publication(cardType, slug)} icon={<Eye size={16} aria-hidden />}>
                {text('item.view')}
              </ButtonLink>
            )}
            <ButtonLink href={paths.editPublication(cardType, guid)} icon={<Pencil size={16} aria-hidden />}>
              {text('action.edit')}
            </ButtonLink>
            <PublicationActions
              publication={publication}
              onDeleted={async () => {
                await navigate(paths.myPublicationsOf(cardType))
                queryClient.removeQueries({ queryKey: [getMyPublication.path, input] })
              }}
            />
          </Cluster>
        }
      />
      <StatusNotice publication={publication} />
      <Columns
        aside={
          facts.length > 0 && (
            <Card>
              <DescriptionList items={facts} layout="stacked" />
            </Card>
          )
        }
      >
        <Stack gap={32}>
          {publication.publishedAt !== null && <Numbers statistics={statistics} title={text('numbers.item')} />}
          {mayHaveResponses && (
            <section id="responses" aria-labelledby="responses-title">
              <Stack>
                <Heading id="responses-title">{text('item.responses', { count: responses.total })}</Heading>
                <ResponseList publication={publication} responses={responses.list} />
                <Pager
                  page={pageOf(parameters, responsesPageSize)}
                  total={responses.total}
                  pageSize={responsesPageSize}
                  hrefOf={(page) => `${withQuery(paths.myPublicationsOf(cardType, guid), { page })}#responses`}
                />
              </Stack>
            </section>
          )}
          {publication.description !== '' && (
            <section>
              <Stack>
                <Heading>{text('item.description')}</Heading>
                <Prose isPlainText>{publication.description}</Prose>
              </Stack>
            </section>
          )}
          {(media.length > 0 || cvUrl) && (
            <section aria-labelledby="files">
              <Stack>
                <Heading id="files">{text('item.files')}</Heading>
                <ShownFiles
                  files={[...media, ...(cvUrl ? [{ url: cvUrl, name: text('item.cv') }] : [])]}
                  labels={{ picture: (number) => text('item.files.picture', { number }) }}
                />
              </Stack>
            </section>
          )}
        </Stack>
      </Columns>
    </Page>
  )
}
