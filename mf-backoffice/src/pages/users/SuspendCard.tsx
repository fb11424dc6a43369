import type { UserAccount } from '@sild/contract/accounts/staff-schemas'
import { useText } from '@sild/shell-api'
import { Button, Card, Cluster, Heading, lazyPart, Stack, Text } from '@sild/ui'
import { Suspense, useState } from 'react'

const SuspendDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "suspend-dialog" */ './SuspendDialog.tsx')).SuspendDialog,
)

/** The button for a suspension, with its effects. */
export function SuspendCard({ user }: { user: UserAccount }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText('mf-backoffice.users.suspend')
  return (
    <Card as="section" padding="large">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{text('title')}</Heading>
          <Text tone="muted">{text('text')}</Text>
        </Stack>
        <Cluster>
          <Button variant="danger" onClick={() => setOpen(true)}>
            {text('submit')}
          </Button>
        </Cluster>
      </Stack>
      <Suspense fallback={null}>{isOpen && <SuspendDialog user={user} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  )
}
