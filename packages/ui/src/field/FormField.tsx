import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Glyph } from '../glyph/Glyph.tsx'
import * as css from './FormField.module.css'

/** What every field takes. */
export type FieldProps = {
  label: string
  hint?: ReactNode
  /** Said beside the field, in the language of the user; it makes the field invalid. */
  error?: string | undefined
  /** A word such as "optional" after the label; required is what needs no word. */
  optionalLabel?: string | undefined
  isLabelHidden?: boolean
  /** By default made from `name`, so that an error summary finds the field. */
  id?: string | undefined
}

export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export function fieldId(name: string): string {
  return `field-${name}`
}

type FieldParts = Pick<FieldProps, 'id' | 'hint' | 'error'> & { name?: string | undefined; note?: ReactNode }

export type FormFieldProps = FieldProps & FieldParts & { children: (control: ControlProps) => ReactNode }

/** Ids and ARIA of a control and the texts around it. */
export function useField({ id, name, hint, error, note }: FieldParts) {
  const generated = useId()
  const controlId = id ?? (name ? fieldId(name) : generated)
  const textIds = { hint: `${controlId}-hint`, error: `${controlId}-error`, note: `${controlId}-note` }
  const describedBy = classNames(hint ? textIds.hint : null, error ? textIds.error : null, note ? textIds.note : null)
  const control: ControlProps = {
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return { control, textIds }
}

/** Label, hint, error and note around one control. */
export function FormField(props: FormFieldProps) {
  const { control, textIds } = useField(props)
  const { label, optionalLabel, isLabelHidden, hint, error, note, children } = props
  return (
    <div className={css.field}>
      <label htmlFor={control.id} className={classNames(css.label, isLabelHidden && css.hidden)}>
        {label}
        <OptionalMark label={optionalLabel} />
      </label>
      {hint && <FieldHint id={textIds.hint}>{hint}</FieldHint>}
      {children(control)}
      {error && <FieldError id={textIds.error}>{error}</FieldError>}
      {note && (
        <div id={textIds.note} className={css.note}>
          {note}
        </div>
      )}
    </div>
  )
}

/** Label, hint and error around a group of controls; only a radio group can be invalid as a whole. */
export function FieldGroup({ role, ...props }: FormFieldProps & { role?: 'radiogroup' }) {
  const { control, textIds } = useField(props)
  const { label, optionalLabel, isLabelHidden, hint, error, children } = props
  return (
    <fieldset
      id={control.id}
      role={role}
      tabIndex={-1}
      aria-describedby={control['aria-describedby']}
      aria-invalid={role && control['aria-invalid']}
      className={css.field}
    >
      <legend className={classNames(css.label, isLabelHidden && css.hidden)}>
        {label}
        <OptionalMark label={optionalLabel} />
      </legend>
      {hint && <FieldHint id={textIds.hint}>{hint}</FieldHint>}
      {children(control)}
      {error && <FieldError id={textIds.error}>{error}</FieldError>}
    </fieldset>
  )
}

function OptionalMark({ label }: { label: string | undefined }) {
  if (!label) return null
  return (
    <>
      {' '}
      <span className={css.optional}>({label})</span>
    </>
  )
}

export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className={css.hint}>
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={css.error}>
      <Glyph name="danger" className={css.sign} />
      {children}
    </p>
  )
}
