import { getDecision } from '@sild/contract/moderation/appeal-operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useLive, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import { Breadcrumbs, ButtonLink, Page, PageHeader } from '@sild/ui'
import { AppealSection } from './AppealSection.tsx'
import { DecisionAppealForm } from './DecisionAppealForm.tsx'
import { ReasonsCard } from './ReasonsCard.tsx'

// The route has the parameter.
const inputOf = ({ decisionGuid }: { decisionGuid?: string | undefined }) => ({
  params: { decisionGuid: decisionGuid! },
})

export const loader = (page: LoaderArgs) => loadQuery(page, getDecision, inputOf(page.params))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-account.decision.title' }),
  isUnlisted: true,
}

/** Why moderators decided against the reader, and what they can do. */
export function Component() {
  const input = inputOf(useParams())
  const { data: decision } = useApiQuery(getDecision, input)
  useLive('notification', () => void queryClient.invalidateQueries({ queryKey: [getDecision.path] }))
  const { kind, name, publication, statement, targetType } = decision
  const text = useText('mf-account.decision')
  return (
    <Page width="form">
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            label={text('path')}
            items={[
              { href: paths.notifications(), label: text('notifications') },
              { href: paths.decision(decision.decisionGuid), label: text('title') },
            ]}
          />
        }
        title={
          name === null && targetType !== 'chat' ? text('gone') : text(`what.${kind}`, { targetType, name: name ?? '' })
        }
        actions={
          publication && (
            <ButtonLink href={paths.myPublicationsOf(publication.cardType, publication.guid)}>
              {text('to-publication')}
            </ButtonLink>
          )
        }
      />
      <ReasonsCard statement={statement} />
      <AppealSection decision={decision} form={<DecisionAppealForm decision={decision} />} />
    </Page>
  )
}
