import { getAppeal } from '@sild/contract/moderation/appeal-operations'
import type { AppealDetails } from '@sild/contract/moderation/appeal-schemas'
import { paths } from '@sild/paths'
import { type LoaderArgs, useParams } from '@sild/router'
import { type PageHandle, useIntl, useLocale, useText } from '@sild/shell-api'
import { loadQuery, useApiQuery } from '@sild/shell-api/query'
import { Card, Columns, DateTime, Heading, Notice, Page, PageHeader, Prose, Stack, Text } from '@sild/ui'
import { BackofficeBreadcrumbs } from '../../BackofficeBreadcrumbs.tsx'
import { SubjectCard } from '../reports/SubjectCard.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { FirstDecisionCard } from './FirstDecisionCard.tsx'
import { OutcomeBadge } from './OutcomeBadge.tsx'

// The route has the parameter.
const inputOf = ({ appealGuid }: { appealGuid?: string | undefined }) => ({ params: { appealGuid: appealGuid! } })

export const loader = (page: LoaderArgs) => loadQuery(page, getAppeal, inputOf(page.params))

export const handle: PageHandle<typeof loader> = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-backoffice.appeal.title' }),
  isUnlisted: true,
}

export function Component() {
  const intl = useIntl()
  const { data: appeal } = useApiQuery(getAppeal, inputOf(useParams()))
  const { answer, kind, obstacle, targetType } = appeal
  const text = useText('mf-backoffice')
  return (
    <Page>
      <PageHeader
        title={intl.formatMessage({ id: `mf-backoffice.appeals.kind.${kind}` }, { targetType })}
        breadcrumbs={<BackofficeBreadcrumbs between={[{ label: text('appeals.title'), href: paths.appeals() }]} />}
        meta={answer && <OutcomeBadge outcome={answer.outcome} />}
      />
      <Columns
        isAsideSticky
        aside={
          answer ? (
            <AnswerCard answer={answer} />
          ) : obstacle ? (
            <Notice title={text('appeal.obstacle')}>{text(`appeal.obstacle.${obstacle}`)}</Notice>
          ) : (
            <AnswerForm appeal={appeal} />
          )
        }
      >
        <Stack>
          <AppealText appeal={appeal} />
          <FirstDecisionCard appeal={appeal} />
          <SubjectCard
            subject={appeal.subject}
            targetType={targetType}
            isShown={targetType !== 'user' && (targetType !== 'publication' || kind === 'dismissed')}
          />
        </Stack>
      </Columns>
    </Page>
  )
}

function AppealText({ appeal: { createdAt, text } }: { appeal: AppealDetails }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Card as="section" padding="large">
      <Stack gap={8}>
        <Heading level={2}>{intl.formatMessage({ id: 'mf-backoffice.appeal.text' })}</Heading>
        {text === null ? (
          <Text tone="muted">{intl.formatMessage({ id: 'mf-backoffice.appeal.text.gone' })}</Text>
        ) : (
          <Prose isPlainText>{text}</Prose>
        )}
        <Text size={12} tone="muted">
          <DateTime value={createdAt} locale={locale} format="dayAndTime" />
        </Text>
      </Stack>
    </Card>
  )
}

function AnswerCard({ answer: { by, decidedAt, message } }: { answer: NonNullable<AppealDetails['answer']> }) {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Card as="section" padding="large">
      <Stack gap={8}>
        <Heading level={2}>{intl.formatMessage({ id: 'mf-backoffice.appeal.answer' })}</Heading>
        <Prose isPlainText>{message}</Prose>
        <Text size={14} tone="muted">
          <DateTime value={decidedAt} locale={locale} format="dayAndTime" />
          &nbsp;· {by}
        </Text>
      </Stack>
    </Card>
  )
}
