import { lazyPart } from '@sild/ui'
import { useBrowserAtom } from '@sild/shell-api'
import { Suspense } from 'react'
import { explainedRequirementAtom } from './access-notice.ts'

const OpenAccessDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "access-dialog" */ './OpenAccessDialog.tsx')).OpenAccessDialog,
)

/** Loaded when it is first needed. */
export function AccessDialog() {
  const requirement = useBrowserAtom(explainedRequirementAtom, null)
  if (!requirement) return null
  return (
    <Suspense fallback={null}>
      <OpenAccessDialog requirement={requirement} />
    </Suspense>
  )
}
