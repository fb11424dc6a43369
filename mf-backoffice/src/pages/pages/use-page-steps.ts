import { approvePage, getEditorPage, listEditorPages, withdrawPage } from '@sild/contract/content/editor-operations'
import type { EditorPage } from '@sild/contract/content/editor-schemas'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { queryClient, showReply, useApiMutation } from '@sild/shell-api/query'

/** Runs the steps of a page, and updates the page and the list afterwards. */
export function usePageSteps({ guid, revision }: EditorPage) {
  const intl = useIntl()
  const notify = useNotify()
  const failureText = useFailureText()
  const params = { pageGuid: guid }
  const done = async (page: EditorPage) => {
    showReply(getEditorPage, { params }, page)
    notify({ tone: 'success', text: intl.formatMessage({ id: `mf-backoffice.pages.now.${page.state}` }) })
    await queryClient.invalidateQueries({ queryKey: [listEditorPages.path] })
  }
  const outcome = {
    onSuccess: done,
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  }
  const approve = useApiMutation(approvePage, outcome)
  const withdraw = useApiMutation(withdrawPage, outcome)
  const input = { params, body: { revision } }
  return {
    done,
    isPending: approve.isPending || withdraw.isPending,
    approve: () => approve.mutate(input),
    withdraw: () => withdraw.mutate(input),
  }
}
