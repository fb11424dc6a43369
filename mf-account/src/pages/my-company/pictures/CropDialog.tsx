import { useText } from '@sild/shell-api'
import { Button } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Crop, cropArea, dragged, wholePicture, zoomed } from './crop-area.ts'
import * as css from './CropDialog.module.css'
import { croppedFile } from './cropped-file.ts'
import { CropSliders } from './CropSliders.tsx'

interface CropDialogProps {
  file: File
  picture: ImageBitmap
  /** Aspect ratio of the crop, and the width of the result in pixels. */
  shape: { aspect: number; width: number }
  onCancel: () => void
  onCropped: (file: File) => void
}

/** Chooses the part of a picture that is shown: by dragging it, or by the sliders below it. */
export function CropDialog({ file, picture, shape, onCancel, onCropped }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<Crop>(wholePicture)
  const { aspect, width } = shape
  const text = useText('mf-account.my-company.crop')

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const area = cropArea(picture, aspect, crop)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, width / aspect)
  }, [picture, aspect, width, crop])

  const move = (by: { x: number; y: number }) => setCrop((current) => dragged(picture, aspect, current, by))
  const drag = ({ buttons, currentTarget, movementX, movementY }: PointerEvent<HTMLCanvasElement>) =>
    buttons === 1 && move({ x: movementX / currentTarget.clientWidth, y: movementY / currentTarget.clientHeight })
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onClose={onCancel}
      title={text('title')}
      closeLabel={text('cancel')}
      actions={
        <>
          <Button onClick={onCancel}>{text('cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => void croppedFile(canvas.current!, file).then(onCropped)} // Shown as long as the button is.
          >
            {text('use')}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={width}
        height={Math.round(width / aspect)}
        role="img"
        aria-label={text('picture')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className={css.canvas}
      />
      <CropSliders crop={crop} onChange={(changed) => setCrop(zoomed(changed, changed.zoom))} />
    </Dialog>
  )
}
