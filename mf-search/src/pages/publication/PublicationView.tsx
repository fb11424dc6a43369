import { searchTypeOfCard } from '@sild/contract/enums'
import { recordViews } from '@sild/contract/search/operations'
import { paths } from '@sild/paths'
import { useApi, useIntl, useLocale, useSession, useText } from '@sild/shell-api'
import {
  Badge,
  Breadcrumbs,
  Card,
  Cluster,
  Columns,
  DescriptionList,
  Heading,
  joinFacts,
  Page,
  PageHeader,
  Prose,
  RelativeTime,
  Stack,
  Text,
  useTimeZone,
} from '@sild/ui'
import { useEffect } from 'react'
import { CompareBar } from '../../compare/CompareBar.tsx'
import { useRemembered } from '../../recent/recent-cards.ts'
import { RecentlyViewed } from '../../recent/RecentlyViewed.tsx'
import { CompareButton } from '../../compare/CompareButton.tsx'
import { FavoriteButton } from '../../marked/FavoriteButton.tsx'
import { Similar } from '../../similar/Similar.tsx'
import { AuthorCard } from './AuthorCard.tsx'
import type { LoadedPublication } from './load-publication.ts'
import { publicationFacts } from './publication-facts.tsx'
import { PublicationFiles } from './PublicationFiles.tsx'
import { inLanguage } from './publication-handle.ts'
import { RespondCard } from './RespondCard.tsx'

/**
 * Counts a view once the visitor is known, as the page script does before hydration. A failure only loses the count.
 */
function useCountedView(guid: string): void {
  const api = useApi()
  const isKnown = useSession().kind !== 'pending'
  useEffect(() => {
    if (isKnown) api.call(recordViews, { body: { publications: [guid] } }).catch(() => undefined)
  }, [api, guid, isKnown])
}

export function PublicationView({ publication, answering, categories, similar, titles, now }: LoadedPublication) {
  const intl = useIntl()
  const locale = useLocale()
  const timeZone = useTimeZone()
  useCountedView(publication.guid)
  const { cardType } = publication
  const { name, description } = inLanguage(publication, locale)
  const lang = publication.translations[locale] || publication.locale === locale ? undefined : publication.locale
  const searchType = searchTypeOfCard[cardType]
  const category = categories.find(({ id }) => id === publication.categoryId)
  const text = useText('mf-search')
  useRemembered(publication.guid)
  return (
    <Page data-viewed={publication.guid}>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={text('breadcrumbs')}
            items={[
              { href: paths.search({ searchType }), label: text(`tab.${searchType}`) },
              ...(category
                ? [{ href: paths.search({ searchType, category: [category.id] }), label: category.title }]
                : []),
            ]}
          />
        }
        title={lang ? <span lang={lang}>{name}</span> : name}
        actions={
          <>
            <FavoriteButton card={{ cardGuid: publication.guid, cardType }} name={name} />
            <CompareButton card={{ guid: publication.guid, cardType, name }} />
          </>
        }
        meta={
          <Cluster gap={12}>
            {publication.promotionStatus === 'PROMOTED' && <Badge tone="accent">{text('promoted')}</Badge>}
            <Text as="span" tone="muted">
              {publication.publishedAt && (
                <>
                  <RelativeTime value={publication.publishedAt} now={now} locale={locale} />
                  {'\u00a0· '}
                </>
              )}
              {joinFacts([
                text('views', { count: publication.viewsCount }),
                text('responses', { count: publication.responsesCount }),
              ])}
            </Text>
          </Cluster>
        }
      />
      <Columns
        isAsideSticky
        aside={
          <Stack>
            <RespondCard publication={publication} />
            <AuthorCard author={publication.author} answering={answering} />
          </Stack>
        }
      >
        <Stack gap={32}>
          <Prose isPlainText lang={lang}>
            {description}
          </Prose>
          <section aria-labelledby="terms">
            <Stack>
              <Heading id="terms">{text('terms')}</Heading>
              <Card>
                <DescriptionList
                  items={publicationFacts(publication, { intl, locale, category: category?.title, timeZone, titles })}
                />
              </Card>
            </Stack>
          </section>
          {publication.tags.length > 0 && (
            <section aria-labelledby="skills">
              <Stack gap={12}>
                <Heading id="skills">{text('skills')}</Heading>
                <Cluster>
                  {publication.tags.map((tag) => (
                    <Badge key={tag.guid}>{tag.label}</Badge>
                  ))}
                </Cluster>
              </Stack>
            </section>
          )}
          <PublicationFiles publication={publication} />
        </Stack>
      </Columns>
      <Similar of={publication} cards={similar} categories={categories} now={now} />
      <RecentlyViewed except={publication.guid} />
      <CompareBar />
    </Page>
  )
}
