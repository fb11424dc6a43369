import { useBrowserAtom } from '@sild/shell-api'
import { lazy, Suspense } from 'react'
import { openGateAtom } from './gate-notice.ts'

const OpenGateDialog = lazy(async () => {
  const { OpenGateDialog: Component } = await import(/* webpackChunkName: "gate-dialog" */ './OpenGateDialog.tsx')
  return { default: Component }
})

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
