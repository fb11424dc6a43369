import { lazyPart } from '@sild/ui'
import { useBrowserAtom } from '@sild/shell-api'
import { Suspense } from 'react'
import { openGateAtom } from './access-notice.ts'

const OpenGateDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "gate-dialog" */ './OpenAccessDialog.tsx')).OpenGateDialog,
)

/** Comes with its code when a member first meets it. */
export function GateDialog() {
  const gate = useBrowserAtom(openGateAtom, null)
  if (!gate) return null
  return (
    <Suspense fallback={null}>
      <OpenGateDialog gate={gate} />
    </Suspense>
  )
}
