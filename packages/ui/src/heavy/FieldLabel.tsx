import { classNames, type FieldProps } from '@sild/ui'
import { Label } from 'react-aria-components/Label'
import * as css from '../field/FormField.module.css'

/** The label of a field that react-aria ties to its control; it looks like every other label. */
export function FieldLabel({ label, optionalLabel, isLabelHidden }: FieldProps) {
  return (
    <Label className={classNames(css.label, isLabelHidden && css.hidden)}>
      {label}
      {optionalLabel && <span className={css.optional}> ({optionalLabel})</span>}
    </Label>
  )
}
