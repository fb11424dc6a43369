import type { CardType, publicationStatuses } from '@sild/contract/enums'
import { deletePublication, listMyPublications, movePublicationToDrafts } from '@sild/contract/publications/operations'
import type { OwnPublication } from '@sild/contract/publications/schemas'
import { paths, withQuery } from '@sild/paths'
import { useNavigate, useSearchParams } from '@sild/router'
import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { queryClient, useApiMutation } from '@sild/shell-api/query'
import { lazyPart } from '@sild/ui'
import { AlertDialog, Menu, type MenuEntry } from '@sild/ui/heavy'
import { MoreHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ArchiveDialog } from './ArchiveDialog.tsx'

const PromotionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "promotion-dialog" */ '../promotion/PromotionDialog.tsx')).PromotionDialog,
)

type Action = 'promote' | 'edit' | 'template' | 'draft' | 'archive' | 'delete'

/** The owner's actions in each state; the service checks them again. */
const actionsOf: Record<(typeof publicationStatuses)[number], readonly Action[]> = {
  ACTIVE: ['promote', 'edit', 'template', 'draft', 'archive', 'delete'],
  MODERATION: ['promote', 'edit', 'template', 'draft', 'delete'],
  DRAFT: ['edit', 'template', 'delete'],
  REJECTED: ['edit', 'template', 'draft', 'delete'],
  ARCHIVED: ['edit', 'template', 'draft', 'delete'],
  DELETED: [],
}
const createPath: Record<CardType, () => string> = {
  project: paths.createProject,
  service: paths.createService,
  expert: paths.createExpert,
}

interface PublicationActionsProps {
  publication: OwnPublication
  /** Called after deletion, on the publication's own page. */
  onDeleted?: () => Promise<void>
}

export function PublicationActions({ publication, onDeleted }: PublicationActionsProps) {
  const { cardType, guid, name, publicationStatus } = publication
  const notify = useNotify()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [search, setSearch] = useSearchParams()
  // Opens the dialog for a user who returns from buying a plan.
  const [openDialog, setOpenDialog] = useState<'archive' | 'delete' | 'promote' | null>(
    search.get('promote') === 'yes' && actionsOf[publicationStatus].includes('promote') ? 'promote' : null,
  )
  const text = useText('mf-publications')

  const after = (done: string, goOn?: () => Promise<void>) => ({
    onSuccess: async () => {
      setOpenDialog(null)
      notify({ tone: 'success', text: text(done, { name }) })
      await goOn?.()
      await queryClient.invalidateQueries({ queryKey: [listMyPublications.path] })
    },
    onError: (error: Error) => notify({ tone: 'error', text: failureText(error) }),
  })
  const draft = useApiMutation(movePublicationToDrafts, after('drafted'))
  const remove = useApiMutation(deletePublication, after('deleted', onDeleted))

  const perform: Record<Action, () => void> = {
    promote: () => setOpenDialog('promote'),
    edit: () => void navigate(paths.editPublication(cardType, guid)),
    template: () => void navigate(withQuery(createPath[cardType](), { template: guid })),
    draft: () => draft.mutate({ params: { cardType, guid } }),
    archive: () => setOpenDialog('archive'),
    delete: () => setOpenDialog('delete'),
  }
  const closePromotion = () => {
    setOpenDialog(null)
    if (!search.has('promote')) return
    search.delete('promote')
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  const items = actionsOf[publicationStatus].map((action): MenuEntry => ({
    id: action,
    label: text(`action.${action}`),
    isDanger: action === 'delete',
    onAction: perform[action],
  }))
  return (
    <>
      <Menu
        variant="quiet"
        label={text('actions', { name })}
        icon={<MoreHorizontal size={20} aria-hidden />}
        items={items}
      />
      {openDialog === 'promote' && (
        <Suspense fallback={null}>
          <PromotionDialog publication={publication} onClose={closePromotion} />
        </Suspense>
      )}
      {openDialog === 'archive' && <ArchiveDialog publication={publication} onClose={() => setOpenDialog(null)} />}
      <AlertDialog
        isOpen={openDialog === 'delete'}
        isDanger
        isPending={remove.isPending}
        title={text('delete.title')}
        confirmLabel={text('delete.confirm')}
        cancelLabel={text('cancel')}
        onCancel={() => setOpenDialog(null)}
        onConfirm={() => remove.mutate({ params: { cardType, guid } })}
      >
        {text('delete.text', { name })}
      </AlertDialog>
    </>
  )
}
