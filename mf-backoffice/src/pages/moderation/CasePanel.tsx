import { getModerationCase } from '@sild/contract/moderation/operations'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useApi, useText } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Card, Heading, lazyPart, Stack, Text } from '@sild/ui'
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
import { isMissing, ItemPlaceholder } from '../../queue/ItemPlaceholder.tsx'
import { useQueueKeys } from '../../queue/use-queue-keys.ts'

const RejectDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "reject-dialog" */ './RejectDialog.tsx')).RejectDialog,
)

export function CasePanel({ caseGuid, backHref }: { caseGuid: string; backHref: string }) {
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
  // If a reload fails, the case stays visible, and so does the moderator's draft.
  if (!moderationCase || isMissing(error))
    return (
      <ItemPlaceholder
        error={error}
        backHref={backHref}
        labels={{ back: text('case.back'), retry: text('case.retry'), loading: text('case.loading') }}
        className={css.panel}
        onRetry={() => void refetch()}
      />
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
