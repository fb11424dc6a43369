import { useFailureText, useText } from '@sild/shell-api'
import type { loadedPanels } from './panels.ts'
import { Button, ErrorState, LoadingState, Skeleton } from '@sild/ui'

interface PanelStateProps {
  /** Prefix of the texts `.loading` and `.failed`. */
  panel: (typeof loadedPanels)[number]
  error: Error | null
  onRetry: () => void
}

/** A panel whose data is loading or failed to load. */
export function PanelState({ error, onRetry, panel }: PanelStateProps) {
  const text = useText('mf-backoffice.operations')
  const failureText = useFailureText()
  if (!error)
    return (
      <LoadingState label={text(`${panel}.loading`)}>
        <Skeleton />
      </LoadingState>
    )
  return (
    <ErrorState level={3} title={text(`${panel}.failed`)} action={<Button onClick={onRetry}>{text('again')}</Button>}>
      {failureText(error)}
    </ErrorState>
  )
}
