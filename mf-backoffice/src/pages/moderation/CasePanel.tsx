import { getModerationCase } from '@sild/contract/moderation/operations'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { isApiError, useApi, useFailureText, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  lazyPart,
  LoadingState,
  Skeleton,
  Stack,
  Text,
} from '@sild/ui'
import { Suspense, useState } from 'react'
import { AuditTrail } from './AuditTrail.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { CaseFiles } from './CaseFiles.tsx'
import { CaseNotices } from './CaseNotices.tsx'
import * as css from './CasePanel.module.css'
import { CaseToolbar } from './CaseToolbar.tsx'
import { CaseTranslations } from './CaseTranslations.tsx'
import { ChangedText } from '../../difference/ChangedText.tsx'
import { caseInput } from './queue-input.ts'
import { useCaseActions } from './use-case-actions.ts'
import { useQueueKeys } from '../../queue/use-queue-keys.ts'

const RejectDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "reject-dialog" */ './RejectDialog.tsx')).RejectDialog,
)

export function CasePanel({ caseGuid, backHref }: { caseGuid: string; backHref: string }) {
  const failureText = useFailureText()
  const { data: moderationCase, error, refetch } = useQuery(apiQuery(useApi(), getModerationCase, caseInput(caseGuid)))
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
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        level={2}
        title={error.message}
        action={<ButtonLink href={backHref}>{text('case.back')}</ButtonLink>}
      />
    )
  // If a reload fails, the case stays visible, and so does the moderator's draft.
  if (error && !moderationCase)
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

  return (
    <article className={css.panel} aria-labelledby="case-title">
      <CaseToolbar
        moderationCase={moderationCase}
        actions={actions}
        onReject={() => void reject()}
        backHref={backHref}
      />
      <CaseContent moderationCase={moderationCase} />
      {isRejecting && (
        <Suspense>
          <RejectDialog moderationCase={moderationCase} onClose={() => setIsRejecting(false)} />
        </Suspense>
      )}
    </article>
  )
}

function CaseContent({ moderationCase }: { moderationCase: ModerationCase }) {
  const text = useText('mf-backoffice')
  const { approvedBefore, audit, cardType, publication, revision } = moderationCase
  return (
    <Stack gap={24} className={css.content}>
      <div>
        <Text tone="muted" size={14}>
          {text(`kind.${cardType}`)}&nbsp;· {publication.author.name}&nbsp;· {text('case.revision', { revision })}
        </Text>
        <Heading id="case-title">
          <ChangedText now={publication.name} before={approvedBefore?.name} />
        </Heading>
      </div>
      <CaseNotices moderationCase={moderationCase} />
      <Card>
        <ChangedText now={publication.description} before={approvedBefore?.description} isLong />
      </Card>
      <CaseTranslations moderationCase={moderationCase} />
      <CaseFacts moderationCase={moderationCase} />
      <CaseFiles publication={publication} />
      <AuditTrail entries={audit} />
    </Stack>
  )
}
