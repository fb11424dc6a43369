import { useText } from '@sild/shell-api'
import { Button, Cluster, lazyPart } from '@sild/ui'
import { Suspense, useState } from 'react'
import { SettingsSection } from './SettingsSection.tsx'

const DeletionDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "mf-account.deletion-dialog" */ './DeletionDialog.tsx')).DeletionDialog,
)

export function DeletionSection() {
  const [isOpen, setOpen] = useState(false)
  const text = useText('mf-account.settings.deletion')
  return (
    <SettingsSection anchor="deletion" title={text('title')} description={text('description')}>
      <Cluster>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {text('open')}
        </Button>
      </Cluster>
      {isOpen && (
        <Suspense fallback={null}>
          <DeletionDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </SettingsSection>
  )
}
