import { listCategories, listCountries, listLanguages } from '@sild/contract/content/operations'
import { getMyPublication, listMyPublications } from '@sild/contract/publications/operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useNavigate, useParams } from '@sild/router'
import { type PageHandle, useNotify, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Page } from '@sild/ui'
import { cardTypeOf } from '../card-type-of.ts'
import { PublishWizard } from './PublishWizard.tsx'

const inputOf = ({ kind, guid }: Readonly<Record<string, string | undefined>>) => ({
  params: { cardType: cardTypeOf(kind), slugOrGuid: guid! },
})

export async function loader(page: LoaderArgs) {
  const [publication] = await Promise.all([
    loadQuery(page, getMyPublication, inputOf(page.params)),
    loadQuery(page, listCategories, {}),
    loadQuery(page, listCountries, {}),
    loadQuery(page, listLanguages, {}),
  ])
  return publication
}

export const handle: PageHandle<typeof loader> = { title: ({ loaded }) => loaded.name, isUnlisted: true }

export function Component() {
  const text = useText('mf-publications.publish')
  const notify = useNotify()
  const navigate = useNavigate()
  const input = inputOf(useParams())
  const { data: publication } = useApiQuery(getMyPublication, input)
  const { cardType } = input.params
  return (
    <Page width="form">
      <PublishWizard
        cardType={cardType}
        edited={publication}
        onDone={async ({ guid, publicationStatus }) => {
          await Promise.all(
            [getMyPublication, listMyPublications].map(({ path }) =>
              queryClient.invalidateQueries({ queryKey: [path] }),
            ),
          )
          const done = publicationStatus === 'DRAFT' ? 'draft-saved' : 'sent'
          notify({ tone: 'success', text: text(done) })
          await navigate(paths.myPublicationsOf(cardType, guid))
        }}
      />
    </Page>
  )
}
