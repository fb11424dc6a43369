import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useText } from '@sild/shell-api'
import { Badge, Button, ButtonLink, Cluster, Text } from '@sild/ui'
import { ArrowLeft, Check, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import * as css from '../../queue/QueueToolbar.module.css'
import type { useCaseActions } from './use-case-actions.ts'

interface CaseToolbarProps {
  moderationCase: ModerationCase
  actions: ReturnType<typeof useCaseActions>
  onReject: () => void
  backHref: string
}

const never = () => () => undefined
function fourTimesASecond(onTick: () => void) {
  const timer = setInterval(onTick, 250)
  return () => clearInterval(timer)
}

/** Whole seconds until `instant`, 0 when it has passed. */
const useSecondsUntil = (instant: string | null): number =>
  useSyncExternalStore(instant ? fourTimesASecond : never, () =>
    instant ? Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)) : 0,
  )

/** The decision buttons and the undo button replace each other: the focus moves to the new button. */
function useKeptFocus(undoSeconds: number) {
  const toolbar = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && (undoSeconds > 0 || before.current > 0)) toolbar.current?.focus({ preventScroll: true })
    before.current = undoSeconds
  }, [undoSeconds])
  return toolbar
}

export function CaseToolbar({ moderationCase, actions, onReject, backHref }: CaseToolbarProps) {
  const undoSeconds = useSecondsUntil(moderationCase.undoUntil)
  const text = useText('mf-backoffice')
  const toolbar = useKeptFocus(undoSeconds)
  const { claimedBy } = moderationCase
  const isTaken = actions.isOpen && claimedBy !== null && !actions.isMine
  return (
    <div ref={toolbar} tabIndex={-1} className={css.toolbar} role="toolbar" aria-label={text('case.actions')}>
      <span className={css.back}>
        <ButtonLink
          variant="quiet"
          href={backHref}
          aria-label={text('case.back')}
          icon={<ArrowLeft size={20} aria-hidden />}
        />
      </span>
      {actions.isOpen && !isTaken && (
        <>
          <Button
            className={css.decision}
            variant="primary"
            icon={<Check size={16} aria-hidden />}
            isPending={actions.isPending}
            onClick={() => void actions.approve()}
          >
            {text('case.approve')}
          </Button>
          <Button className={css.decision} variant="danger" icon={<X size={16} aria-hidden />} onClick={onReject}>
            {text('case.reject')}
          </Button>
          {actions.isMine ? (
            <Button className={css.claim} variant="quiet" onClick={actions.release}>
              {text('case.release')}
            </Button>
          ) : (
            <Button className={css.claim} variant="quiet" onClick={() => void actions.ensureClaim()}>
              {text('case.claim')}
            </Button>
          )}
        </>
      )}
      {actions.isForOthers && <Text size={14}>{text('case.own.text')}</Text>}
      {isTaken && <Badge tone="accent">{text('case.taken', { email: claimedBy.email })}</Badge>}
      {undoSeconds > 0 && (
        <Cluster>
          <Text size={14}>{text('case.takes-effect', { seconds: undoSeconds })}</Text>
          <Button icon={<Undo2 size={16} aria-hidden />} isPending={actions.isPending} onClick={actions.undo}>
            {text('case.undo')}
          </Button>
        </Cluster>
      )}
    </div>
  )
}
