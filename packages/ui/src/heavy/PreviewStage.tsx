import { Button, ErrorState, LoadingState, Text } from '@sild/ui'
import { type MouseEvent, useState } from 'react'
import * as css from './PreviewStage.module.css'

interface PreviewStageProps {
  picture: { url: string; alt: string }
  onPressOutside: () => void
  labels: Readonly<Record<'loading' | 'failed' | 'retry', string>>
}

/** The space of one picture, equal while it loads, once it has loaded and if it fails. */
export function PreviewStage({ picture: { url, alt }, onPressOutside, labels }: PreviewStageProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  function retry({ currentTarget }: MouseEvent) {
    // The button goes; keys are heard as long as the focus is within.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    setState('loading')
  }
  const press = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onPressOutside()
  return (
    <div role="presentation" className={css.stage} onClick={press}>
      {state === 'loading' && (
        <div className={css.instead}>
          <LoadingState label={labels.loading}>
            <Text tone="muted">{labels.loading}</Text>
          </LoadingState>
        </div>
      )}
      {state === 'failed' ? (
        <div className={css.instead}>
          <ErrorState level={3} title={labels.failed} action={<Button onClick={retry}>{labels.retry}</Button>} />
        </div>
      ) : (
        <img
          src={url}
          alt={alt}
          data-shown={state === 'shown'}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={css.picture}
        />
      )}
    </div>
  )
}
