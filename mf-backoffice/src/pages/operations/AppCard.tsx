import { useText } from '@sild/shell-api'
import { Button, Card, Cluster, Notice, Stack, Text } from '@sild/ui'
import { AlertDialog } from '@sild/ui/heavy'
import { useState } from 'react'
import { AppMenu } from './AppMenu.tsx'
import { AppPanels } from './AppPanels.tsx'
import { AppProblems } from './AppProblems.tsx'
import { AppState } from './AppState.tsx'
import type { DeliveredApp } from './delivered-app.ts'
import { DisableDialog } from './DisableDialog.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { ThrownErrors } from './ThrownErrors.tsx'
import { useDeliveryActions } from './use-delivery-actions.ts'

/** One app of the channel. Rolling back is one press and a confirmation away. */
export function AppCard({ app }: { app: DeliveredApp }) {
  const text = useText('mf-backoffice.operations')
  const actions = useDeliveryActions(app)
  const [openDialog, setOpenDialog] = useState<'roll-back' | 'disable' | null>(null)
  const { canary, channel, errors, guard, name, problems, rollback, stable } = app
  const close = () => setOpenDialog(null)
  return (
    <Card as="li">
      <Stack gap={16}>
        <Cluster gap={16} justify="between">
          <AppState app={app} />
          <Cluster>
            <Button
              aria-label={text('roll-back.app', { app: name })}
              isPending={actions.isPending}
              // Nothing was stable before.
              disabled={!rollback}
              onClick={() => setOpenDialog('roll-back')}
            >
              {text('roll-back')}
            </Button>
            <AppMenu app={app} actions={actions} onDisable={() => setOpenDialog('disable')} />
          </Cluster>
        </Cluster>
        {channel.disabled && (
          <Notice tone="danger">{text('off.by', { by: channel.disabled.by, reason: channel.disabled.reason })}</Notice>
        )}
        {problems.length > 0 && <AppProblems problems={problems} />}
        <FiguresTable app={app} />
        {errors.length > 0 && <ThrownErrors app={app} />}
        {guard.state !== 'none' && <Text tone={guard.state === 'reverted' ? 'danger' : 'muted'}>{guard.text}</Text>}
        <AppPanels app={app} />
      </Stack>
      {openDialog === 'disable' && <DisableDialog app={app} onClose={close} onDisable={actions.disable} />}
      <AlertDialog
        isOpen={openDialog === 'roll-back'}
        title={text('roll-back.title', { app: name })}
        confirmLabel={text('roll-back')}
        cancelLabel={text('cancel')}
        isDanger
        onCancel={close}
        onConfirm={() => {
          actions.rollBack()
          close()
        }}
      >
        {canary
          ? text('roll-back.canary', { version: canary.version, stable: stable.version })
          : text('roll-back.stable', { version: rollback?.version ?? '', stable: stable.version })}
      </AlertDialog>
    </Card>
  )
}
