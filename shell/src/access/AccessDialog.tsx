import { lazyPart } from '@sild/ui'
import { useBrowserAtom } from '@sild/shell-api'
import { Suspense } from 'react'
import { explainedRequirementAtom } from './access-notice.ts'

const OpenAccessDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "access-dialog" */ './OpenAccessDialog.tsx')).OpenAccessDialog,
)

/** Comes with its code when a member first meets it. */
export function AccessDialog() {
  const requirement = useBrowserAtom(explainedRequirementAtom, null)
  if (!requirement) return null
  return (
    <Suspense fallback={null}>
      <OpenAccessDialog requirement={requirement} />
    </Suspense>
  )
}
