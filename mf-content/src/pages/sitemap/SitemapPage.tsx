import { isOffered } from '@sild/contract/content/offered'
import { listCategories } from '@sild/contract/content/operations'
import { searchTypes } from '@sild/contract/enums'
import { paths } from '@sild/paths'
import { type LoaderArgs, useLoaderData } from '@sild/router'
import { apiContext, type PageHandle, useNavigation, useText } from '@sild/shell-api'
import { Grid, Heading, Link, Page, PageHeader, Stack } from '@sild/ui'
import { loadHelpCategories } from '../help-center/load-help.ts'

export async function loader(page: LoaderArgs) {
  const { context, request } = page
  const [categories, help] = await Promise.all([
    context.get(apiContext).call(listCategories, { signal: request.signal }),
    loadHelpCategories(page),
  ])
  // Only what is shown: it comes in the document once more, as data.
  return {
    categories: categories.list.filter(isOffered).map(({ id, title }) => ({ id, title })),
    help: help.list.map(({ slug, title }) => ({ slug, title })),
  }
}

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.sitemap.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.sitemap.description' }),
}

interface SitemapLink {
  path: string
  label: string
}

/** All public pages. */
export function Component() {
  const { categories, help } = useLoaderData<typeof loader>()
  const about = useNavigation('footer')
  const text = useText('mf-content.sitemap')
  const inCategories = (searchType: 'tasks' | 'services' | 'experts'): SitemapLink[] =>
    categories.map(({ id, title }) => ({ path: paths.search({ searchType, category: [id] }), label: title }))
  return (
    <Page>
      <PageHeader title={text('title')} description={text('description')} />
      <Stack gap={32}>
        <Links
          title={text('search')}
          links={searchTypes.map((searchType) => ({ path: paths.search({ searchType }), label: text(searchType) }))}
        />
        <Links title={text('tasks-by-category')} links={inCategories('tasks')} />
        <Links title={text('services-by-category')} links={inCategories('services')} />
        <Links title={text('experts-by-category')} links={inCategories('experts')} />
        <Links
          title={text('help')}
          links={help.map(({ slug, title }) => ({ path: paths.helpCategory(slug), label: title }))}
        />
        <Links title={text('about')} links={about.filter(({ path }) => path !== paths.sitemap())} />
      </Stack>
    </Page>
  )
}

function Links({ title, links }: { title: string; links: readonly SitemapLink[] }) {
  if (links.length === 0) return null
  return (
    <Stack as="section" gap={8}>
      <Heading>{title}</Heading>
      <Grid as="ul" column="medium" gap={8}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link isAlone variant="quiet" href={path}>
              {label}
            </Link>
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
