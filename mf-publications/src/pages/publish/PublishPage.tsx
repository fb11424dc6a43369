import { listCategories, listCountries, listLanguages } from '@sild/contract/content/operations'
import type { CardType } from '@sild/contract/enums'
import { getMyPublication, listMyPublications } from '@sild/contract/publications/operations'
import { paths, withQuery } from '@sild/paths'
import { type LoaderArgs, useNavigate, useSearchParams } from '@sild/router'
import { useIntl, useNotify } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Page } from '@sild/ui'
import { PublishWizard } from './PublishWizard.tsx'

const templateGuid = (parameters: URLSearchParams): string | null => parameters.get('template')

/** Loader of the pages that publish a `cardType`: the lists of the form, and the template if the address has one. */
export const publishLoader = (cardType: CardType) => (page: LoaderArgs) => {
  const guid = templateGuid(new URL(page.request.url).searchParams)
  return Promise.all([
    loadQuery(page, listCategories, {}),
    loadQuery(page, listCountries, {}),
    loadQuery(page, listLanguages, {}),
    guid && loadQuery(page, getMyPublication, { params: { cardType, slugOrGuid: guid } }),
  ])
}

export function PublishPage({ cardType }: { cardType: CardType }) {
  const guid = templateGuid(useSearchParams()[0])
  return (
    <Page width="form">{guid ? <FromTemplate cardType={cardType} guid={guid} /> : <New cardType={cardType} />}</Page>
  )
}

function FromTemplate({ cardType, guid }: { cardType: CardType; guid: string }) {
  const { data: template } = useApiQuery(getMyPublication, { params: { cardType, slugOrGuid: guid } })
  return <New cardType={cardType} template={template} />
}

function New({ cardType, template }: Pick<Parameters<typeof PublishWizard>[0], 'cardType' | 'template'>) {
  const intl = useIntl()
  const notify = useNotify()
  const navigate = useNavigate()
  return (
    <PublishWizard
      cardType={cardType}
      template={template}
      onDone={async (publication) => {
        await queryClient.invalidateQueries({ queryKey: [listMyPublications.path] })
        const isDraft = publication.publicationStatus === 'DRAFT'
        notify({
          tone: 'success',
          text: intl.formatMessage({
            id: isDraft ? 'mf-publications.publish.draft-saved' : 'mf-publications.publish.sent',
          }),
        })
        const item = paths.myPublicationsOf(cardType, publication.guid)
        await navigate(
          cardType === 'project' || isDraft
            ? item
            : withQuery(paths.createServiceSuccess(), { type: cardType, guid: publication.guid }),
        )
      }}
    />
  )
}
