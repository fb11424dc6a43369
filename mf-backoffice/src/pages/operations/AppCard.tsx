import { useIntl, useText } from '@sild/shell-api'
import { Badge, Button, Card, Cluster, Heading, Notice, Stack, StatusBadge, Text } from '@sild/ui'
import { AlertDialog, Menu, type MenuEntry } from '@sild/ui/heavy'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { AppProblems } from './AppProblems.tsx'
import { ChangeList } from './ChangeList.tsx'
import type { DeliveredApp } from './delivered-app.ts'
import { DisableDialog } from './DisableDialog.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { panels } from './panels.ts'
import { ReleaseList } from './ReleaseList.tsx'
import { ThrownErrors } from './ThrownErrors.tsx'
import { TrendPanel } from './TrendPanel.tsx'
import { useDeliveryActions } from './use-delivery-actions.ts'

const rampSteps = [5, 25, 50]

/** One app of the channel. Rolling back is one press and a confirmation away. */
export function AppCard({ app }: { app: DeliveredApp }) {
  const intl = useIntl()
  const text = useText('mf-backoffice.operations')
  const actions = useDeliveryActions(app)
  const [asked, setAsked] = useState<'roll-back' | 'disable' | null>(null)
  const [panel, setPanel] = useState<(typeof panels)[number] | null>(null)
  const { canary, channel, guard, name, owners, problems, rollback, stable } = app
  const close = () => setAsked(null)

  const entries: MenuEntry[] = [
    ...(canary
      ? [
          {
            id: 'promote',
            label: text('promote', { version: canary.version }),
            onAction: () => actions.promote(canary.id),
          },
          ...rampSteps.map((percent) => ({
            id: `ramp-${percent}`,
            label: text('ramp', { percent }),
            onAction: () => actions.ramp(percent),
          })),
        ]
      : []),
    ...(channel.disabled || channel.frozen ? [{ id: 'enable', label: text('enable'), onAction: actions.enable }] : []),
    ...(channel.frozen ? [] : [{ id: 'freeze', label: text('freeze'), onAction: actions.freeze }]),
    // Nothing is shown without the shell.
    ...(name === 'shell' || channel.disabled
      ? []
      : [{ id: 'disable', label: text('disable'), isDanger: true, onAction: () => setAsked('disable') }]),
  ]

  return (
    <Card as="li">
      <Stack gap={16}>
        <Cluster gap={16} justify="between">
          <Stack gap={4}>
            <Heading level={2}>{name}</Heading>
            <Cluster>
              <StatusBadge tone={channel.disabled ? 'danger' : 'success'}>
                {channel.disabled ? text('off') : text('stable', { version: stable.version })}
              </StatusBadge>
              {canary && channel.canary && (
                <Badge tone="accent">
                  {text('canary', { version: canary.version, percent: channel.canary.percent })}
                </Badge>
              )}
              {channel.frozen && <Badge tone="warning">{text('frozen')}</Badge>}
              {owners.length > 0 && <Text tone="muted">{text('owners', { teams: intl.formatList(owners) })}</Text>}
            </Cluster>
          </Stack>
          <Cluster>
            <Button
              aria-label={text('roll-back.app', { app: name })}
              isPending={actions.isPending}
              // Nothing was stable before.
              disabled={!rollback}
              onClick={() => setAsked('roll-back')}
            >
              {text('roll-back')}
            </Button>
            <Menu label={text('more', { app: name })} icon={<MoreHorizontal />} items={entries} />
          </Cluster>
        </Cluster>
        {channel.disabled && (
          <Notice tone="danger">{text('off.by', { by: channel.disabled.by, reason: channel.disabled.reason })}</Notice>
        )}
        {problems.length > 0 && <AppProblems problems={problems} />}
        <FiguresTable app={app} />
        {app.errors.length > 0 && <ThrownErrors app={app} />}
        {guard.state !== 'none' && <Text tone={guard.state === 'reverted' ? 'danger' : 'muted'}>{guard.text}</Text>}
        <Cluster gap={8}>
          {panels.map((each) => (
            <Button
              key={each}
              size="dense"
              variant={each === panel ? 'secondary' : 'quiet'}
              aria-expanded={each === panel}
              aria-label={text(`${each}.of`, { app: name })}
              onClick={() => setPanel(each === panel ? null : each)}
            >
              {text(each)}
            </Button>
          ))}
        </Cluster>
        {panel === 'trend' && <TrendPanel app={name} />}
        {panel === 'releases' && <ReleaseList app={app} />}
        {panel === 'changes' && <ChangeList app={name} />}
      </Stack>
      {asked === 'disable' && <DisableDialog app={app} onClose={close} onDisable={actions.disable} />}
      <AlertDialog
        isOpen={asked === 'roll-back'}
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
