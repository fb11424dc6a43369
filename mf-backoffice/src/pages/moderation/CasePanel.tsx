import { listCategories } from '@sild/contract/content/operations'
import { getModerationCase } from '@sild/contract/moderation/operations'
import { isApiError, useApi, useFailureText, useLocale, useText } from '@sild/shell-api'
import { apiQuery, useApiQuery, useQuery } from '@sild/shell-api/query'
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  Cluster,
  DateTime,
  DescriptionList,
  EmptyState,
  ErrorState,
  formatMoney,
  Heading,
  lazyPart,
  LoadingState,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@sild/ui'
import { Suspense, useState } from 'react'
import { AuditTrail } from './AuditTrail.tsx'
import * as css from './CasePanel.module.css'
import { CaseToolbar } from './CaseToolbar.tsx'
import { ChangedText } from '../../difference/ChangedText.tsx'
import { caseInput } from './queue-input.ts'
import { useCaseActions } from './use-case-actions.ts'
import { useQueueKeys } from '../../queue/use-queue-keys.ts'

const RejectDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "reject-dialog" */ './RejectDialog.tsx')).RejectDialog,
)

export function CasePanel({ caseGuid, backHref }: { caseGuid: string; backHref: string }) {
  const locale = useLocale()
  const failureText = useFailureText()
  const { data: moderationCase, error, refetch } = useQuery(apiQuery(useApi(), getModerationCase, caseInput(caseGuid)))
  const { data: categories } = useApiQuery(listCategories, {})
  const actions = useCaseActions(moderationCase)
  const [isRejecting, setIsRejecting] = useState(false)
  const reject = async () => (await actions.ensureClaim()) && setIsRejecting(true)
  useQueueKeys({
    a: () => void actions.approve(),
    r: () => void reject(),
    c: () => void actions.ensureClaim(),
    u: actions.undo,
  })

  const text = useText('mf-backoffice')
  // A translation is named like `translations.fr.description`.
  const fieldName = (path: string) => {
    const [field, language] = path.split('.').toReversed()
    return [text(`field.${field}`), language?.toUpperCase()].filter(Boolean).join(' ')
  }
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        level={2}
        title={error.message}
        action={<ButtonLink href={backHref}>{text('case.back')}</ButtonLink>}
      />
    )
  if (error)
    return (
      <ErrorState
        level={2}
        title={failureText(error)}
        requestId={isApiError(error) ? error.requestId : undefined}
        requestIdLabel={text('request-id')}
        action={<Button onClick={() => void refetch()}>{text('case.retry')}</Button>}
      />
    )
  if (!moderationCase)
    return (
      <LoadingState label={text('case.loading')}>
        <Stack className={css.panel}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Stack>
      </LoadingState>
    )

  const { publication, findings, approvedBefore, decision } = moderationCase
  return (
    <article className={css.panel} aria-labelledby="case-title">
      <CaseToolbar
        moderationCase={moderationCase}
        actions={actions}
        onReject={() => void reject()}
        backHref={backHref}
      />
      <Stack gap={24} className={css.content}>
        <div>
          <Text tone="muted" size={14}>
            {text(`kind.${moderationCase.cardType}`)}&nbsp;· {publication.author.name}&nbsp;·{' '}
            {text('case.revision', { revision: moderationCase.revision })}
          </Text>
          <Heading id="case-title">
            <ChangedText now={publication.name} before={approvedBefore?.name} />
          </Heading>
        </div>
        {decision && (
          <Notice
            tone={moderationCase.state === 'approved' ? 'success' : 'danger'}
            title={text(`case.state.${moderationCase.state}`)}
          >
            {decision.rule && text(`rule.${decision.rule}`)} {decision.message}
          </Notice>
        )}
        {moderationCase.isPromotion && (
          <Notice tone="info" title={text('case.promotion')}>
            {text('case.promotion.text')}
          </Notice>
        )}
        {findings.length > 0 && (
          <Notice tone="warning" title={text('case.noticed')}>
            <ul className={css.findings}>
              {findings.map((finding) => (
                <li key={`${finding.rule} ${finding.field} ${finding.quote}`}>
                  {text(`rule.${finding.rule}`)} ({fieldName(finding.field)}): <q>{finding.quote}</q>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Card>
          <ChangedText now={publication.description} before={approvedBefore?.description} isLong />
        </Card>
        <DescriptionList
          items={[
            {
              term: text('field.categoryId'),
              description:
                categories.list.find(({ id }) => id === publication.categoryId)?.title ?? publication.categoryId,
            },
            {
              term: text('field.tags'),
              description: (
                <Cluster gap={4}>
                  {publication.tags.map((tag) => (
                    <Badge key={tag.guid}>{tag.label}</Badge>
                  ))}
                </Cluster>
              ),
            },
            ...(['budgetFromCents', 'budgetToCents', 'budgetPerHourCents'] as const).flatMap((field) =>
              publication[field] === null
                ? []
                : [{ term: text(`field.${field}`), description: formatMoney(publication[field], locale) }],
            ),
            {
              term: text('case.submitted'),
              description: <DateTime value={moderationCase.submittedAt} locale={locale} format="dayAndTime" />,
            },
            {
              term: text('case.due'),
              description: <DateTime value={moderationCase.dueAt} locale={locale} format="dayAndTime" />,
            },
          ]}
        />
        <AuditTrail entries={moderationCase.audit} />
      </Stack>
      {isRejecting && (
        <Suspense>
          <RejectDialog moderationCase={moderationCase} onClose={() => setIsRejecting(false)} />
        </Suspense>
      )}
    </article>
  )
}
