import {
  getEditorPage,
  listEditorPages,
  listPageRevisions,
  restorePageRevision,
} from '@sild/contract/content/editor-operations'
import type { EditorPage } from '@sild/contract/content/editor-schemas'
import { paths } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useFailureText, useIntl, useNotify } from '@sild/shell-api'
import { queryClient, showReply, useApiMutation } from '@sild/shell-api/query'
import { Button, Cluster } from '@sild/ui'

/** Copies an older revision to a new draft. */
export function RestoreButton({ page, revision }: { page: EditorPage; revision: number }) {
  const intl = useIntl()
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const params = { pageGuid: page.guid }
  const restore = useApiMutation(restorePageRevision, {
    onSuccess: async (restored) => {
      showReply(getEditorPage, { params }, restored)
      notify({ tone: 'success', text: intl.formatMessage({ id: 'mf-backoffice.pages.restored' }, { revision }) })
      await Promise.all(
        [listPageRevisions, listEditorPages].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
      )
      await navigate(paths.editorPage(page.guid))
    },
    onError: (error) => notify({ tone: 'error', text: failureText(error) }),
  })
  return (
    <Cluster>
      <Button
        variant="primary"
        isPending={restore.isPending}
        onClick={() => restore.mutate({ params, body: { revision: page.revision, restoredRevision: revision } })}
      >
        {intl.formatMessage({ id: 'mf-backoffice.pages.restore' }, { revision })}
      </Button>
    </Cluster>
  )
}
