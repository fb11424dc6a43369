import type { PageHandle } from '@sild/shell-api'
import { Button, lazyPart, Page, PageHeader } from '@sild/ui'
import { Menu } from '@sild/ui/heavy'
import { Suspense, useState } from 'react'

const LaterDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "later-dialog" */ './LaterDialog.tsx')).LaterDialog,
)

export const handle: PageHandle = { title: () => 'Later' }

/** A widget that loads its code on hydration, and a dialog that loads its code when it is opened. */
export function Component() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Page>
      <PageHeader title="Later" />
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Menu label="More" items={[{ id: 'first', label: 'The first entry' }]} />
      <Suspense>{isOpen && <LaterDialog onClose={() => setOpen(false)} />}</Suspense>
    </Page>
  )
}
