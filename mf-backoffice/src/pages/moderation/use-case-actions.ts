import {
  approvePublication,
  claimModerationCase,
  getModerationCase,
  listModerationQueue,
  releaseModerationCase,
  undoModerationDecision,
} from '@sild/contract/moderation/operations'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { isApiError, useFailureText, useIntl, useMember, useNotify } from '@sild/shell-api'
import { queryClient, showReply, useApiMutation } from '@sild/shell-api/query'
import { caseInput } from './queue-input.ts'

export function showCase(moderationCase: ModerationCase): void {
  showReply(getModerationCase, caseInput(moderationCase.caseGuid), moderationCase)
  void queryClient.invalidateQueries({ queryKey: [listModerationQueue.path] })
}

/** Actions of a moderator on a case. Deciding an unclaimed case claims it first. */
export function useCaseActions(moderationCase: ModerationCase | undefined) {
  const intl = useIntl()
  const notify = useNotify()
  const { user } = useMember()
  const failureText = useFailureText()
  const onError = (error: Error) => {
    notify({ tone: 'error', text: failureText(error) })
    // A colleague was faster: show the current state.
    if (isApiError(error) && error.status === 409)
      void queryClient.invalidateQueries({ queryKey: [getModerationCase.path] })
  }
  const claiming = useApiMutation(claimModerationCase, { onSuccess: showCase, onError })
  const releasing = useApiMutation(releaseModerationCase, { onSuccess: showCase, onError })
  const undoing = useApiMutation(undoModerationDecision, { onSuccess: showCase, onError })
  const approving = useApiMutation(approvePublication, {
    onError,
    onSuccess: (decided) => {
      showCase(decided)
      notify({
        tone: 'success',
        text: intl.formatMessage({ id: 'mf-backoffice.case.approved' }, { name: decided.name }),
      })
    },
  })
  const isMine = moderationCase?.claimedBy?.userGuid === user.guid
  const isUndecided = moderationCase?.state === 'waiting' || moderationCase?.state === 'claimed'
  const isOpen = isUndecided && !moderationCase.isOwn
  const input = moderationCase && caseInput(moderationCase.caseGuid)

  /** True when the case is the caller's. */
  async function ensureClaim(): Promise<boolean> {
    if (!input || !isOpen) return false
    if (isMine) return true
    return claiming.mutateAsync(input).then(
      () => true,
      () => false,
    )
  }
  return {
    isMine,
    isOpen,
    /** Open, and for a colleague. */
    isForOthers: isUndecided && moderationCase.isOwn,
    isPending: claiming.isPending || approving.isPending || releasing.isPending || undoing.isPending,
    ensureClaim,
    release: () => input && isMine && releasing.mutate(input),
    undo: () => input && undoing.mutate(input),
    approve: async () => input && (await ensureClaim()) && approving.mutate(input),
  }
}
