import { useText } from '@sild/shell-api'
import { Button, Cluster } from '@sild/ui'
import { type RefObject, useEffect, useRef } from 'react'
import * as css from './PhotoList.module.css'

interface PhotoMovesProps {
  position: number
  count: number
  onMove: (to: number) => void
}

/** Buttons to move a photo without dragging. The focus follows the photo, even at the ends of the list. */
export function PhotoMoves({ position, count, onMove }: PhotoMovesProps) {
  const text = useText('mf-account.my-gallery')
  const earlier = useRef<HTMLButtonElement>(null)
  const later = useRef<HTMLButtonElement>(null)
  const pressed = useRef<RefObject<HTMLButtonElement | null> | null>(null)
  useEffect(() => {
    const wanted = position === 1 ? later : position === count ? earlier : pressed.current
    if (pressed.current) wanted?.current?.focus()
    pressed.current = null
  }, [position, count])

  const move = (button: RefObject<HTMLButtonElement | null>, to: number) => {
    pressed.current = button
    onMove(to)
  }
  return (
    <Cluster className={css.moves}>
      <Button
        ref={earlier}
        size="dense"
        disabled={position === 1}
        aria-label={text('earlier.of', { position })}
        onClick={() => move(earlier, position - 1)}
      >
        {text('earlier')}
      </Button>
      <Button
        ref={later}
        size="dense"
        disabled={position === count}
        aria-label={text('later.of', { position })}
        onClick={() => move(later, position + 1)}
      >
        {text('later')}
      </Button>
    </Cluster>
  )
}
