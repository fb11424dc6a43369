import { useIntl } from '@sild/shell-api'
import { FormField, Stack } from '@sild/ui'
import type { Crop } from './crop-area.ts'
import * as css from './CropDialog.module.css'

const sliders = [
  ['zoom', 1, 4, 0.1],
  ['x', 0, 1, 0.02],
  ['y', 0, 1, 0.02],
] as const

/** Chooses the part of a picture without dragging. */
export function CropSliders({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
  const intl = useIntl()
  return (
    <Stack gap={12}>
      {sliders.map(([name, min, max, step]) => (
        <FormField key={name} label={intl.formatMessage({ id: `mf-account.my-company.crop.${name}` })}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={min}
              max={max}
              step={step}
              value={crop[name]}
              onChange={(event) => onChange({ ...crop, [name]: event.target.valueAsNumber })}
              className={css.slider}
            />
          )}
        </FormField>
      ))}
    </Stack>
  )
}
