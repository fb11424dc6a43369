import { Glyph, IconButton, Link, pressedKey } from '@sild/ui'
import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as css from './MediaPreview.module.css'
import { ModalSurface } from './ModalSurface.tsx'
import { PreviewStage } from './PreviewStage.tsx'

export interface PreviewPicture {
  url: string
  /** Text alternative. */
  alt: string
  caption?: string | null
}

export interface MediaPreviewProps {
  pictures: readonly PreviewPicture[]
  /** The one that is shown first. */
  startIndex: number
  /** Gets the index of the last shown item, which takes the focus. */
  onClose: (lastIndex: number) => void
  labels: {
    title: string
    close: string
    previous: string
    next: string
    count: (position: number, total: number) => string
    openFile: string
    loading: string
    failed: string
    retry: string
  }
}

const swipePixels = 48

function followZoom(changed: () => void) {
  globalThis.visualViewport?.addEventListener('resize', changed)
  return () => globalThis.visualViewport?.removeEventListener('resize', changed)
}
const isZoomedIn = () => (globalThis.visualViewport?.scale ?? 1) > 1

/** Pictures as large as the window allows, one at a time. */
export function MediaPreview({ pictures, startIndex, onClose, labels }: MediaPreviewProps) {
  const [index, setIndex] = useState(startIndex)
  const isZoomed = useSyncExternalStore(followZoom, isZoomedIn, () => false)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const last = pictures.length - 1
  const picture = pictures[index]

  useEffect(() => {
    for (const neighbour of [pictures[index + 1], pictures[index - 1]]) if (neighbour) new Image().src = neighbour.url
  }, [pictures, index])

  if (!picture) return null
  const { url, caption } = picture
  const show = (wanted: number) => setIndex(Math.min(Math.max(wanted, 0), last))
  const close = () => onClose(index)

  function press(event: KeyboardEvent) {
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[pressedKey(event)]
    // With one of these keys it is the browser's: Alt and an arrow go back to the page before.
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(wanted)
  }
  function touchStart({ touches }: TouchEvent) {
    const finger = touches[0]
    // Two fingers zoom, and in what is zoomed one finger moves it.
    touch.current = finger && touches.length === 1 && !isZoomed ? { x: finger.clientX, y: finger.clientY } : null
  }
  function touchEnd({ changedTouches }: TouchEvent) {
    const finger = changedTouches[0]
    if (!touch.current || !finger) return
    const x = finger.clientX - touch.current.x
    const y = finger.clientY - touch.current.y
    touch.current = null
    if (Math.abs(x) >= swipePixels && Math.abs(x) > 2 * Math.abs(y)) show(x < 0 ? index + 1 : index - 1)
  }

  return (
    <ModalSurface
      isOpen
      isDismissable
      onClose={close}
      onKeyDown={press}
      title={labels.title}
      close={<IconButton label={labels.close} icon={<Glyph name="close" />} onClick={close} className={css.close} />}
      className={css.preview}
    >
      <figure className={css.figure}>
        <div
          role="presentation"
          data-zoomed={isZoomed}
          className={css.swiped}
          onTouchStart={touchStart}
          onTouchEnd={touchEnd}
        >
          <PreviewStage key={url} picture={picture} onPressOutside={close} labels={labels} />
        </div>
        <figcaption className={css.legend}>
          <div aria-live="polite" aria-atomic="true" className={css.told}>
            {last > 0 && <span className={css.count}>{labels.count(index + 1, last + 1)}</span>}
            {caption && <span className={css.caption}>{caption}</span>}
          </div>
          <div className={css.controls}>
            {last > 0 && (
              <>
                <Step
                  label={labels.previous}
                  glyph="chevronStart"
                  isEnd={index === 0}
                  onPress={() => show(index - 1)}
                />
                <Step label={labels.next} glyph="chevronEnd" isEnd={index === last} onPress={() => show(index + 1)} />
              </>
            )}
            <Link isAlone href={url} target="_blank" rel="noopener noreferrer">
              {labels.openFile}
            </Link>
          </div>
        </figcaption>
      </figure>
    </ModalSurface>
  )
}

interface StepProps {
  label: string
  glyph: 'chevronStart' | 'chevronEnd'
  isEnd: boolean
  onPress: () => void
}

/** Keeps the focus at the end of the list, where a disabled button would lose it and the keys with it. */
function Step({ label, glyph, isEnd, onPress }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={<Glyph name={glyph} />}
      variant="secondary"
      aria-disabled={isEnd}
      onClick={onPress}
      className={css.step}
    />
  )
}
