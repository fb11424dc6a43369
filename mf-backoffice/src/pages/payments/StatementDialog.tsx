import { useFailureText, useNotify, useText } from '@sild/shell-api'
import { Button, Cluster, Notice, Stack, Text } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import { Suspense, useRef, useState } from 'react'
import { useApprovalRequest } from '../../approvals/use-approval.ts'

const MAX_BYTES = 900_000

/** Reads a statement of our bank, which a colleague has to approve before it settles anything. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const failureText = useFailureText()
  const [isTooBig, setIsTooBig] = useState(false)
  const text = useText('mf-backoffice.payments.statement')
  const notify = useNotify()
  const statement = useApprovalRequest('importStatement', {
    onSuccess: () => {
      notify({ tone: 'success', text: text('asked') })
      onClose()
    },
  })
  const read = async (file: File | undefined): Promise<void> => {
    setIsTooBig(file !== undefined && file.size > MAX_BYTES)
    if (file && file.size <= MAX_BYTES) statement.mutate({ body: { xml: await file.text() } })
  }
  return (
    <Suspense fallback={null}>
      <Dialog
        isOpen
        onClose={onClose}
        title={text('title')}
        closeLabel={text('close')}
        actions={<Button onClick={onClose}>{text('close')}</Button>}
      >
        <Stack gap={16}>
          <Text>{text('explained')}</Text>
          <Cluster>
            <Button variant="primary" isPending={statement.isPending} onClick={() => input.current?.click()}>
              {text('choose')}
            </Button>
            <input
              ref={input}
              hidden
              type="file"
              aria-label={text('file')}
              accept=".xml,application/xml,text/xml"
              onChange={({ target }) => {
                void read(target.files?.[0])
                // The same file can be chosen again.
                target.value = ''
              }}
            />
          </Cluster>
          {isTooBig && <Notice tone="danger" isLive title={text('too-big')} />}
          {statement.error && <Notice tone="danger" isLive title={failureText(statement.error)} />}
        </Stack>
      </Dialog>
    </Suspense>
  )
}
