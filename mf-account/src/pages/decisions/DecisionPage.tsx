import { getDecision } from '@sild/contract/moderation/appeal-operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useLive, useLocale, useText } from '@sild/shell-api'
import { loadQuery, queryClient, useApiQuery } from '@sild/shell-api/query'
import {
  Breadcrumbs,
  ButtonLink,
  Card,
  DateTime,
  DescriptionList,
  Heading,
  Page,
  PageHeader,
  Prose,
  Stack,
} from '@sild/ui'
import { AppealSection } from './AppealSection.tsx'

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
  const locale = useLocale()
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
      <Card as="section" padding="large" aria-labelledby="reasons">
        <Stack gap={16}>
          <Heading level={2} id="reasons">
            {text('reasons')}
          </Heading>
          <Prose isPlainText>{statement.message}</Prose>
          <DescriptionList
            items={[
              { term: text('ground'), description: text(`ground.${statement.ground}`) },
              ...(statement.quote ? [{ term: text('quote'), description: <q>{statement.quote}</q> }] : []),
              {
                term: text('decided'),
                description: <DateTime value={statement.decidedAt} locale={locale} format="dayAndTime" />,
              },
            ]}
          />
        </Stack>
      </Card>
      <AppealSection decision={decision} />
    </Page>
  )
}
