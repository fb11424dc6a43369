import { useText } from '@sild/shell-api'
import { Menu, type MenuEntry } from '@sild/ui/heavy'
import { MoreHorizontal } from 'lucide-react'
import type { DeliveredApp } from './delivered-app.ts'
import type { useDeliveryActions } from './use-delivery-actions.ts'

const rampSteps = [5, 25, 50]

interface AppMenuProps {
  app: DeliveredApp
  actions: ReturnType<typeof useDeliveryActions>
  onDisable: () => void
}

/** Less frequent actions of an app, as far as its state allows them. */
export function AppMenu({ actions, app: { canary, channel, name }, onDisable }: AppMenuProps) {
  const text = useText('mf-backoffice.operations')
  const entries: MenuEntry[] = []
  if (canary) {
    const { id, version } = canary
    entries.push({ id: 'promote', label: text('promote', { version }), onAction: () => actions.promote(id) })
    for (const percent of rampSteps)
      entries.push({ id: `ramp-${percent}`, label: text('ramp', { percent }), onAction: () => actions.ramp(percent) })
  }
  if (channel.disabled || channel.frozen)
    entries.push({ id: 'enable', label: text('enable'), onAction: actions.enable })
  if (!channel.frozen) entries.push({ id: 'freeze', label: text('freeze'), onAction: actions.freeze })
  // Nothing is shown without the shell.
  if (name !== 'shell' && !channel.disabled)
    entries.push({ id: 'disable', label: text('disable'), isDanger: true, onAction: onDisable })
  return <Menu label={text('more', { app: name })} icon={<MoreHorizontal />} items={entries} />
}
